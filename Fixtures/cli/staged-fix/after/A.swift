import UIKit

func mark(name: String, text: NSMutableAttributedString) {
  text.addAttribute(key, value: 1, range: NSMakeRange(0, name.utf16.count))
}
