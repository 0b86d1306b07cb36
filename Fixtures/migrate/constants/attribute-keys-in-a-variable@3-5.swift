import UIKit

let style = NSMutableParagraphStyle()
let attributes = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 12),
  NSAttributedString.Key.paragraphStyle: style]
let text = NSAttributedString(string: "tall", attributes: attributes)
let key = NSAttributedString.Key.kern
