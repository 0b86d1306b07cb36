import UIKit

class MorphControl: UIControl {
  let shape = CAShapeLayer()
  var roundPath: UIBezierPath!
  var flatPath: UIBezierPath!

  override init(frame: CGRect) {
    super.init(frame: frame)
    self.roundPath = self.roundPath(rect: frame)
    self.flatPath = self.flatPath(rect: frame)
    self.shape.fillColor = UIColor.orange.cgColor
    self.shape.path = self.roundPath.cgPath
    self.layer.addSublayer(self.shape)
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let morph = CABasicAnimation(keyPath: "path")
    morph.fromValue = self.isSelected ? self.flatPath.cgPath : self.roundPath.cgPath
    morph.fillMode = CAMediaTimingFillMode.forwards
    morph.isRemovedOnCompletion = false
    self.shape.add(morph, forKey: "morph")
    self.isSelected = !self.isSelected
  }

  func roundPath(rect: CGRect) -> UIBezierPath { return UIBezierPath(ovalIn: rect) }
  func flatPath(rect: CGRect) -> UIBezierPath { return UIBezierPath(rect: rect) }
}
