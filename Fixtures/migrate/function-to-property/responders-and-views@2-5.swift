import UIKit

class Ring: UIView {
  override class var layerClass: AnyClass {
    return CAShapeLayer.self
  }

  override var canBecomeFirstResponder: Bool {
    return true
  }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 2, height: size.height)
  }
}
