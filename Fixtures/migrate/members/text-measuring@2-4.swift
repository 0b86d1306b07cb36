import UIKit

func height(_ text: NSAttributedString, width: CGFloat) -> CGFloat {
  let limit = CGSize(width: width, height: CGFloat.greatestFiniteMagnitude)
  let frame = text.boundingRect(with: limit,
    options: [.usesLineFragmentOrigin, .usesFontLeading],
    context: nil)
  let plain = ("a" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
  return ceil(frame.size.height) + plain.height
}
