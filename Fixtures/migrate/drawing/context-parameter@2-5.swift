import UIKit

func flip(_ context: CGContext, image: UIImage, height: CGFloat) {
  context.translateBy(x: 0, y: height)
  context.scaleBy(x: 1, y: -1)
  context.setLineCap(.round)
  context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  context.fillEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
  context.setAlpha(0.5)
}
