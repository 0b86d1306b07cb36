import UIKit

class BirdLabel: UILabel {
  func show(name: String, in text: NSMutableAttributedString) {
    font = UIFont(name: "FontAwesome", size: 20)!
    text.addAttribute(key, value: UIColor.red, range: NSMakeRange(0, name.utf16.count))
  }
}
