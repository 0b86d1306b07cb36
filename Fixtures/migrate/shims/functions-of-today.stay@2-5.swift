import UIKit

extension Array {
  func enumerated() -> AnySequence<(Int, Element)> { return enumerate() }
}

extension CGRect {
  var height: CGFloat { return CGRectGetHeight(self) }
  func insetBy(dx x: CGFloat, dy: CGFloat) -> CGRect { return CGRectInset(self, x, dy) }
}

extension UIView {
  func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    return convertPoint(point, toView: view)
  }
}
