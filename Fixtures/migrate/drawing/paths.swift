import UIKit

func arrow(width: CGFloat) -> CGPath {
  let path = CGPathCreateMutable()
  CGPathMoveToPoint(path, nil, 0, 0)
  CGPathAddLineToPoint(path, nil, width, width / 2)
  CGPathAddRect(path, nil, CGRectMake(0, 0, width, 2))
  CGPathCloseSubpath(path)
  return path
}
