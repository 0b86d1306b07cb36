import UIKit

func wave(_ box: CGRect) -> UIBezierPath {
  let path = UIBezierPath()
  path.move(to: box.origin)
  path.addLine(to: CGPoint(x: box.width, y: 0))
  path.addQuadCurve(to: box.origin, controlPoint: CGPoint(x: 4, y: 4))
  path.addArc(withCenter: box.origin, radius: 3, startAngle: 0, endAngle: 1, clockwise: true)
  path.close()
  let shape = CAShapeLayer()
  shape.path = path.cgPath
  shape.strokeColor = UIColor.white.cgColor
  return path
}
