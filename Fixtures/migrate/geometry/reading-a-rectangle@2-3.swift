import UIKit

func corners(_ view: UIView, fallback: CGRect?, wide: Bool) -> [CGFloat] {
  let r = view.frame
  return [
    r.width, view.bounds.height, -r.minX + r.maxY,
    (fallback ?? r).midY,
    (wide ? r : view.bounds).minY,
    fallback!.width,
    view.subviews[0].frame.width,
  ]
}
