import UIKit

func mix(_ icon: String, text: String) -> NSMutableAttributedString {
  let result = NSMutableAttributedString(string: icon)
  result.addAttributes([.font: UIFont.systemFont(ofSize: 30)], range: NSMakeRange(0, result.length))
  result.append(NSAttributedString(string: "\n\n" + text))
  result.addAttribute(.baselineOffset, value: 2, range: NSMakeRange(0, 1))
  return result
}
