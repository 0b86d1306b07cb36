import UIKit

final class Gauge: UIView {
  override func drawRect(rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    CGContextSaveGState(context)
    CGContextSetLineWidth(context, 3)
    CGContextSetStrokeColorWithColor(context, UIColor.redColor().CGColor)
    CGContextSetFillColorWithColor(context, tintColor.CGColor)
    CGContextMoveToPoint(context, 0, CGRectGetMidY(rect))
    CGContextAddLineToPoint(context, rect.width, 10)
    CGContextStrokePath(context)
    CGContextFillRect(context, CGRectInset(rect, 4, 4))
    CGContextRestoreGState(context)
  }
}
