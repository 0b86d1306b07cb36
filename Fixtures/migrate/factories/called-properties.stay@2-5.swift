import UIKit

extension UIColor {
  class func clear() -> UIColor { return UIColor(white: 0, alpha: 0) }
}

struct Screen {
  static func main() -> Screen { return Screen() }
  var done: () -> Void
}

class Badge: UIView {
  func apply(_ screen: Screen, _ box: Box) {
    backgroundColor = UIColor.clear()
    _ = Screen.main()
    screen.done()
    _ = box.cgPointValue()
    layoutIfNeeded()
  }
}
