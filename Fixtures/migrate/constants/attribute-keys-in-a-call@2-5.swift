import UIKit

func badge(_ icon: String, color: UIColor) -> NSAttributedString {
  return NSAttributedString(string: icon, attributes: [
    .font: UIFont(name: "Icons", size: 20) ?? UIFont.systemFont(ofSize: 20),
    .foregroundColor: color,  // 🎨
  ])
}
