import UIKit

extension UIView {
  func add(_ child: UIView, at place: CGPoint) {
    insertSubview(child, at: 0)
    child.frame = convert(child.bounds, to: self)
    child.center = child.convert(place, from: nil)
    if child.isDescendant(of: self) && point(inside: place, with: nil) {
      child.removeFromSuperview()
    }
  }
}
