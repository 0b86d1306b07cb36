import UIKit

final class Gauge: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(3)
    context.setStrokeColor(UIColor.red.cgColor)
    context.setFillColor(tintColor.cgColor)
    context.move(to: CGPoint(x: 0, y: rect.midY))
    context.addLine(to: CGPoint(x: rect.width, y: 10))
    context.strokePath()
    context.fill(rect.insetBy(dx: 4, dy: 4))
    context.restoreGState()
  }
}
