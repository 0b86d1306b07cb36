import UIKit

/// A circle that breathes.
class PulseView: UIView {

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setFillColor(UIColor.orange.cgColor)
    context.fillEllipse(in: rect.insetBy(dx: 2, dy: 2))
    context.setLineWidth(2)
    context.move(to: CGPoint(x: rect.minX, y: rect.midY))
    context.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    context.strokePath()
    context.restoreGState()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    let pulse = CABasicAnimation(keyPath: "transform.scale")
    pulse.fillMode = CAMediaTimingFillMode.forwards
    pulse.isRemovedOnCompletion = false
    pulse.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeOut)
    layer.add(pulse, forKey: "pulse")
  }

  override var intrinsicContentSize: CGSize {
    return CGSize(width: 80, height: 80)
  }
}
