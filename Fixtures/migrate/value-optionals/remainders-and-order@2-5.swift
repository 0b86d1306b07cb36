import UIKit

func turn(_ angle: CGFloat, step: Int, list: [UIView]?, view: UIView, limit: Double?) -> CGFloat {
  var rest = angle.truncatingRemainder(dividingBy: 360.0)
  rest.formTruncatingRemainder(dividingBy: 90)
  let sum = angle + (rest * 2).truncatingRemainder(dividingBy: 5)
  if step % 2 == 0 { return (-angle).truncatingRemainder(dividingBy: 3) }
  if (list?.first?.frame.width ?? view.frame.width) > view.frame.width { return 0 }
  if (limit ?? 0) > 0 { return sum }
  let ratio = 7 % 3
  return CGFloat(view.isHidden ? 1 : 0) + CGFloat(ratio)
}
