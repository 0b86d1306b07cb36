import UIKit

/// A circle that breathes.
class PulseView: UIView {

  override func drawRect(rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    CGContextSaveGState(context)
    CGContextSetFillColorWithColor(context, UIColor.orangeColor().CGColor)
    CGContextFillEllipseInRect(context, CGRectInset(rect, 2, 2))
    CGContextSetLineWidth(context, 2)
    CGContextMoveToPoint(context, CGRectGetMinX(rect), CGRectGetMidY(rect))
    CGContextAddLineToPoint(context, CGRectGetMaxX(rect), CGRectGetMidY(rect))
    CGContextStrokePath(context)
    CGContextRestoreGState(context)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    let pulse = CABasicAnimation(keyPath: "transform.scale")
    pulse.fillMode = kCAFillModeForwards
    pulse.removedOnCompletion = false
    pulse.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseOut)
    layer.addAnimation(pulse, forKey: "pulse")
  }

  override func intrinsicContentSize() -> CGSize {
    return CGSizeMake(80, 80)
  }
}
