import UIKit

func corners(view: UIView, fallback: CGRect?, wide: Bool) -> [CGFloat] {
  let r = view.frame
  return [
    CGRectGetWidth(r), CGRectGetHeight(view.bounds), -CGRectGetMinX(r) + CGRectGetMaxY(r),
    CGRectGetMidY(fallback ?? r),
    CGRectGetMinY(wide ? r : view.bounds),
    CGRectGetWidth(fallback!),
    CGRectGetWidth(view.subviews[0].frame),
  ]
}
