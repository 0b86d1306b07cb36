import UIKit

final class Grid: UIView {
  override func draw(_ rect: CGRect) {
    let context = UIGraphicsGetCurrentContext()
    context?.setLineWidth(1)
    context?.addRect(rect)
    context?.strokePath()
    UIGraphicsGetCurrentContext()?.strokePath()
  }
}
