import UIKit

extension UIImage {
  func draw(_ ctx: CGContext, r: CGRect) {
    ctx.draw(cgImage!, in: r)
    ctx.draw(self.cgImage!, in: r)
    ctx.draw(cgImage!, in: r)
  }
}
