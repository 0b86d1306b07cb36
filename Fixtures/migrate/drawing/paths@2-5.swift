import UIKit

func arrow(_ width: CGFloat) -> CGPath {
  let path = CGMutablePath()
  path.move(to: CGPoint(x: 0, y: 0))
  path.addLine(to: CGPoint(x: width, y: width / 2))
  path.addRect(CGRect(x: 0, y: 0, width: width, height: 2))
  path.closeSubpath()
  return path
}
