import UIKit

extension UIView {
  func add(child: UIView, at place: CGPoint) {
    insertSubview(child, atIndex: 0)
    child.frame = convertRect(child.bounds, toView: self)
    child.center = child.convertPoint(place, fromView: nil)
    if child.isDescendantOfView(self) && pointInside(place, withEvent: nil) {
      child.removeFromSuperview()
    }
  }
}
