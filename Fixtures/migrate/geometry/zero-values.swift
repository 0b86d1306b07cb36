import UIKit

final class Spot: UIView {
  var origin = CGPointZero
  var extent: CGSize = CGSizeZero
  let insets = UIEdgeInsetsZero

  convenience init() {
    self.init(frame: CGRectZero)
    transform = CGAffineTransformIdentity
  }
}
