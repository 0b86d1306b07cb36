import UIKit

func wave(box: CGRect) -> UIBezierPath {
  let path = UIBezierPath()
  path.moveToPoint(box.origin)
  path.addLineToPoint(CGPointMake(box.width, 0))
  path.addQuadCurveToPoint(box.origin, controlPoint: CGPointMake(4, 4))
  path.addArcWithCenter(box.origin, radius: 3, startAngle: 0, endAngle: 1, clockwise: true)
  path.closePath()
  let shape = CAShapeLayer()
  shape.path = path.CGPath
  shape.strokeColor = UIColor.whiteColor().CGColor
  return path
}
