import UIKit

class Measurer {
  class func height(_ text: String) -> CGFloat {
    let margin: CGFloat = 24
    let limit = CGSize(width: UIScreen.main.bounds.width - margin, height: CGFloat.greatestFiniteMagnitude)
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]

    let style = NSMutableParagraphStyle()
    style.lineHeightMultiple = 1.3
    let attributed = NSMutableAttributedString(string: text)
    attributed.addAttribute(.paragraphStyle, value: style, range: NSMakeRange(0, attributed.length))

    let font = UIFont.systemFont(ofSize: 14.0)
    let attributes = [NSAttributedString.Key.font: font,
        NSAttributedString.Key.paragraphStyle: style]
    let plain = text.boundingRect(with: limit,
        options: options,
        attributes: attributes,
        context: nil)
    let rich = attributed.boundingRect(with: limit, options: options, context: nil)
    return ceil(max(plain.size.height, rich.size.height)) + margin
  }
}
