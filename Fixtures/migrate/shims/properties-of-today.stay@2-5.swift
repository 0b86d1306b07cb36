import UIKit

extension String {
  var count: Int { return characters.count }
  var first: Character? {
    return self.characters.first
  }
  func uppercased() -> String { return uppercaseString }
  func lowercased() -> String {
    return self.lowercaseString
  }
}

extension UIView {
  var isHidden: Bool { return hidden }
}

extension UIControl {
  var isEnabled: Bool {
    get { return self.enabled }
    set { enabled = newValue }
  }
}

extension UIColor {
  class var red: UIColor { return redColor() }
  static var blue: UIColor { return UIColor.blueColor() }
  static var green: UIColor { return .greenColor() }
  static let black = UIColor.blackColor()
}
