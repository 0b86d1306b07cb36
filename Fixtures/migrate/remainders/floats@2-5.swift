import UIKit

func turn(_ angle: CGFloat, by step: Double, count: Int) -> CGFloat {
  var rest = step
  rest.formTruncatingRemainder(dividingBy: 2)
  let part = angle.truncatingRemainder(dividingBy: 360)
  let other = 1 + angle.truncatingRemainder(dividingBy: (360 - angle))
  let product = 2 * angle % 360
  let whole = count % 2
  let size = UIScreen.main.bounds.width.truncatingRemainder(dividingBy: part)
  return part + other + product + size + CGFloat(rest) + CGFloat(whole)
}
