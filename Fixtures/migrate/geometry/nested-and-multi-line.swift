import UIKit

func layout(box: UIView, margin: CGFloat) {
  box.frame = CGRectMake(
    margin,  // left
    margin /* top */,
    max(CGRectGetWidth(box.frame), 40) - 2 * margin,
    { margin > 2 ? margin : 2 }()
  )
  box.center = CGPointMake(CGRectGetMidX(CGRectMake(0, 0, 10, 10)), margin)
}
