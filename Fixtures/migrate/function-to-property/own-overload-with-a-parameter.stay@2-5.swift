import UIKit

class Sized: UIView {
  override var intrinsicContentSize: CGSize { return intrinsicContentSize(2) }

  func intrinsicContentSize(_ scale: CGFloat) -> CGSize {
    return CGSize(width: 10 * scale, height: 10 * scale)
  }
}
