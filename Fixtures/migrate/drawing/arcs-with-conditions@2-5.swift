import UIKit

func draw(_ context: CGContext, isBack: Bool) {
  context.addArc(center: CGPoint(x: 1, y: 2), radius: 3, startAngle: 0, endAngle: 1, clockwise: isBack ? true : false)
  context.addArc(center: CGPoint(x: 1, y: 2), radius: 3, startAngle: 0, endAngle: 1, clockwise: isBack == true ? false : true)
}
