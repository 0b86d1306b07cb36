import UIKit

final class Grid: UIView {
  override func drawRect(rect: CGRect) {
    let context = UIGraphicsGetCurrentContext()
    CGContextSetLineWidth(context, 1)
    CGContextAddRect(context, rect)
    CGContextStrokePath(context)
    CGContextStrokePath(UIGraphicsGetCurrentContext())
  }
}
