import UIKit

class Measurer {
  class func height(text: String) -> CGFloat {
    let margin: CGFloat = 24
    let limit = CGSize(width: CGRectGetWidth(UIScreen.mainScreen().bounds) - margin, height: CGFloat.max)
    let options = unsafeBitCast(
        NSStringDrawingOptions.UsesLineFragmentOrigin.rawValue |
        NSStringDrawingOptions.UsesFontLeading.rawValue,
        NSStringDrawingOptions.self)

    let style = NSMutableParagraphStyle()
    style.lineHeightMultiple = 1.3
    let attributed = NSMutableAttributedString(string: text)
    attributed.addAttribute(NSParagraphStyleAttributeName, value: style, range: NSMakeRange(0, attributed.length))

    let font = UIFont.systemFontOfSize(14.0)
    let attributes = [NSFontAttributeName: font,
        NSParagraphStyleAttributeName: style]
    let plain = text.boundingRectWithSize(limit,
        options: options,
        attributes: attributes,
        context: nil)
    let rich = attributed.boundingRectWithSize(limit, options: options, context: nil)
    return ceil(max(plain.size.height, rich.size.height)) + margin
  }
}
