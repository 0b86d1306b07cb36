import UIKit

class Track: UIView {
  override class var layerClass: AnyClass { return CAShapeLayer.self }
  override var canBecomeFirstResponder: Bool { return !isFirstResponder }
  override var intrinsicContentSize: CGSize {
    return super.intrinsicContentSize
  }
}
