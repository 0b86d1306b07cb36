import UIKit

final class Spot: UIView {
  var origin = CGPoint.zero
  var extent: CGSize = CGSize.zero
  let insets = UIEdgeInsets.zero

  convenience init() {
    self.init(frame: CGRect.zero)
    transform = CGAffineTransform.identity
  }
}
