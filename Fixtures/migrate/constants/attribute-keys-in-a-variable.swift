import UIKit

let style = NSMutableParagraphStyle()
let attributes = [NSFontAttributeName: UIFont.systemFont(ofSize: 12),
  NSParagraphStyleAttributeName: style]
let text = NSAttributedString(string: "tall", attributes: attributes)
let key = NSKernAttributeName
