import UIKit

func mix(icon: String, text: String) -> NSMutableAttributedString {
  let result = NSMutableAttributedString(string: icon)
  result.addAttributes([NSFontAttributeName: UIFont.systemFontOfSize(30)], range: NSMakeRange(0, result.length))
  result.appendAttributedString(NSAttributedString(string: "\n\n" + text))
  result.addAttribute(NSBaselineOffsetAttributeName, value: 2, range: NSMakeRange(0, 1))
  return result
}
