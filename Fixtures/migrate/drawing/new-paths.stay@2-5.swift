import UIKit

func moon(_ box: CGRect) -> CGPath {
  let curve = UIBezierPath()
  curve.move(to: box.origin)
  curve.addQuadCurve(to: CGPoint(x: box.maxX, y: 0), controlPoint: .zero)
  curve.close()
  let path = CGMutablePath()
  path.move(to: CGPoint(x: 1, y: 1))
  path.addLine(to: CGPoint(x: 2, y: 2))
  path.addPath(curve.cgPath)
  return path
}
