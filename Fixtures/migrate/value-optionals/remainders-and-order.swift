import UIKit

func turn(angle: CGFloat, step: Int, list: [UIView]?, view: UIView, limit: Double?) -> CGFloat {
  var rest = angle % 360.0
  rest %= 90
  let sum = angle + rest * 2 % 5
  if step % 2 == 0 { return -angle % 3 }
  if list?.first?.frame.width > view.frame.width { return 0 }
  if limit > 0 { return sum }
  let ratio = 7 % 3
  return CGFloat(view.hidden) + CGFloat(ratio)
}
