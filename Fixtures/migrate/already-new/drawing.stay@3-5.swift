import UIKit

final class Meter: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(2)
    context.setStrokeColor(UIColor.red.cgColor)
    context.move(to: CGPoint(x: 0, y: rect.midY))
    context.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    context.strokePath()
    context.restoreGState()
    let path = CGMutablePath()
    path.addRect(rect)
    path.closeSubpath()
    context.addPath(path)
  }
}
