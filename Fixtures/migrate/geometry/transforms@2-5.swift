import UIKit

func spin(_ view: UIView, angle: CGFloat) {
  let base = view.transform
  view.transform = base.rotated(by: angle)
  view.transform = view.transform.scaledBy(x: 1.5, y: 1.5)
  view.transform = base.concatenating(CGAffineTransform(translationX: 4, y: 0))
}
