import UIKit

func height(text: NSAttributedString, width: CGFloat) -> CGFloat {
  let limit = CGSize(width: width, height: CGFloat.max)
  let frame = text.boundingRectWithSize(limit,
    options: [.UsesLineFragmentOrigin, .UsesFontLeading],
    context: nil)
  let plain = ("a" as NSString).sizeWithAttributes([NSFontAttributeName: UIFont.systemFontOfSize(10)])
  return ceil(frame.size.height) + plain.height
}
