import UIKit

func draw(context: CGContext, isBack: Bool) {
  CGContextAddArc(context, 1, 2, 3, 0, 1, isBack ? 1 : 0)
  CGContextAddArc(context, 1, 2, 3, 0, 1, isBack == true ? 0 : 1)
}
