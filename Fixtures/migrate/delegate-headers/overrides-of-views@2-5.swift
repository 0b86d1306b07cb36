import UIKit

class Dial: UIControl {
  override func draw(_ rect: CGRect) {
    super.draw(rect)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    isSelected = !self.isSelected
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    return super.hitTest(point, with: event)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { return super.sizeThatFits(size) }

  override func layoutSubviews() {
    super.layoutSubviews()
  }
}
