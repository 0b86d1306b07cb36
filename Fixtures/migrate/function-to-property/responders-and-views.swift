import UIKit

class Ring: UIView {
  override class func layerClass() -> AnyClass {
    return CAShapeLayer.self
  }

  override func canBecomeFirstResponder() -> Bool {
    return true
  }

  override func intrinsicContentSize() -> CGSize {
    let size = super.intrinsicContentSize()
    return CGSizeMake(size.width + 2, size.height)
  }
}
