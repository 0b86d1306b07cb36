import UIKit

func adjust(a: CGRect, b: CGRect, p: CGPoint) -> CGRect {
  if CGRectIsEmpty(a) || CGRectContainsPoint(a, p) { return CGRectZero }
  if CGRectIntersectsRect(a, b) && !CGRectContainsRect(b, a) {
    return CGRectUnion(a, b)
  }
  let inner = CGRectInset(a, 2, 4)
  return CGRectOffset(CGRectIntersection(inner, b), 1, -1)
}
