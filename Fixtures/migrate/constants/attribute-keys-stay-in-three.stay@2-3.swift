import UIKit

func heading(_ text: String) -> NSAttributedString {
  let result = NSMutableAttributedString(string: text, attributes: [NSFontAttributeName: UIFont.systemFont(ofSize: 20)])
  result.addAttribute(NSBaselineOffsetAttributeName, value: 4, range: NSRange(location: 0, length: result.length))
  result.addAttributes([NSForegroundColorAttributeName: UIColor.red], range: NSRange(location: 0, length: 1))
  return result
}
