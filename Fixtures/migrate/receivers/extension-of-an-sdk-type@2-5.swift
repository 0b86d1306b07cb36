import UIKit

extension UIImageView {
  var isEmpty: Bool { return image == nil && isHidden }

  func clear() {
    image = nil
    isHidden = true
    contentMode = .center
    layer.removeAllAnimations()
    superview?.isUserInteractionEnabled = false
  }
}
