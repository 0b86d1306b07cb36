import UIKit

func draw(_ context: CGContext, isBack: Bool) {
  let clockwise = isBack ? 1 : 0
  context.addArc(center: CGPoint(x: 1, y: 2), radius: 3, startAngle: 0, endAngle: 1, clockwise: isBack)
  print(clockwise)
}
