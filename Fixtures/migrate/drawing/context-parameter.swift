import UIKit

func flip(context: CGContextRef, image: UIImage, height: CGFloat) {
  CGContextTranslateCTM(context, 0, height)
  CGContextScaleCTM(context, 1, -1)
  CGContextSetLineCap(context, .Round)
  CGContextSetRGBFillColor(context, 1, 0.5, 0, 1)
  CGContextFillEllipseInRect(context, CGRectMake(0, 0, 4, 4))
  CGContextSetAlpha(context, 0.5)
}
