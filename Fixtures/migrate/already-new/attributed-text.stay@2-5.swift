import UIKit

func title(_ text: String, icon: String) -> NSAttributedString {
  let result = NSMutableAttributedString(string: icon, attributes: [.font: UIFont.systemFont(ofSize: 30)])
  result.append(NSAttributedString(string: text, attributes: [
    .foregroundColor: UIColor.darkGray,
    NSAttributedString.Key.baselineOffset: 2,
  ]))
  result.addAttribute(.kern, value: 1.5, range: NSRange(location: 0, length: result.length))
  return result
}

let padding = title("Find", icon: "🔍").boundingRect(
  with: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude),
  options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
