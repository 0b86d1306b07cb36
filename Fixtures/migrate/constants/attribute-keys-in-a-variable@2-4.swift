import UIKit

let style = NSMutableParagraphStyle()
let attributes = [NSAttributedStringKey.font: UIFont.systemFont(ofSize: 12),
  NSAttributedStringKey.paragraphStyle: style]
let text = NSAttributedString(string: "tall", attributes: attributes)
let key = NSAttributedStringKey.kern
