import UIKit

class Dial: UIControl {
  override func drawRect(rect: CGRect) {
    super.drawRect(rect)
  }

  override func endTrackingWithTouch(touch: UITouch?, withEvent event: UIEvent?) {
    super.endTrackingWithTouch(touch, withEvent: event)
    selected = !self.selected
  }

  override func hitTest(point: CGPoint, withEvent event: UIEvent?) -> UIView? {
    return super.hitTest(point, withEvent: event)
  }

  override func sizeThatFits(size: CGSize) -> CGSize { return super.sizeThatFits(size) }

  override func layoutSubviews() {
    super.layoutSubviews()
  }
}
