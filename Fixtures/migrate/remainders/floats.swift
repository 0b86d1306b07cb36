import UIKit

func turn(angle: CGFloat, by step: Double, count: Int) -> CGFloat {
  var rest = step
  rest %= 2
  let part = angle % 360
  let other = 1 + angle % (360 - angle)
  let product = 2 * angle % 360
  let whole = count % 2
  let size = UIScreen.mainScreen().bounds.width % part
  return part + other + product + size + CGFloat(rest) + CGFloat(whole)
}
