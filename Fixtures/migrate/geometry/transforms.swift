import UIKit

func spin(view: UIView, angle: CGFloat) {
  let base = view.transform
  view.transform = CGAffineTransformRotate(base, angle)
  view.transform = CGAffineTransformScale(view.transform, 1.5, 1.5)
  view.transform = CGAffineTransformConcat(base, CGAffineTransformMakeTranslation(4, 0))
}
