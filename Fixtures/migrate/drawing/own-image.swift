import UIKit

extension UIImage {
  func draw(ctx: CGContext, r: CGRect) {
    CGContextDrawImage(ctx, r, CGImage)
    CGContextDrawImage(ctx, r, self.CGImage)
    CGContextDrawImage(ctx, r, CGImage!)
  }
}
