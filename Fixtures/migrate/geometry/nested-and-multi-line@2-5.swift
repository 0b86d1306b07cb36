import UIKit

func layout(_ box: UIView, margin: CGFloat) {
  box.frame = CGRect(
    x: margin,  // left
    y: margin /* top */,
    width: max(box.frame.width, 40) - 2 * margin,
    height: { margin > 2 ? margin : 2 }()
  )
  box.center = CGPoint(x: CGRect(x: 0, y: 0, width: 10, height: 10).midX, y: margin)
}
