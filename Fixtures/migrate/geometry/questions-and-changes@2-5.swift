import UIKit

func adjust(_ a: CGRect, b: CGRect, p: CGPoint) -> CGRect {
  if a.isEmpty || a.contains(p) { return CGRect.zero }
  if a.intersects(b) && !b.contains(a) {
    return a.union(b)
  }
  let inner = a.insetBy(dx: 2, dy: 4)
  return inner.intersection(b).offsetBy(dx: 1, dy: -1)
}
