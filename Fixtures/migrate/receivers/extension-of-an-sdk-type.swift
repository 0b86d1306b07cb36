import UIKit

extension UIImageView {
  var isEmpty: Bool { return image == nil && hidden }

  func clear() {
    image = nil
    hidden = true
    contentMode = .Center
    layer.removeAllAnimations()
    superview?.userInteractionEnabled = false
  }
}
