import UIKit

class Heron: UIView {
  func hide() {
    hidden = true
    backgroundColor = UIColor.clearColor()
  }
}
