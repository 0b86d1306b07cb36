import UIKit

final class Rating: UIControl {
  private let button = UIButton(type: .system)

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    isSelected = !isSelected
    sendActions(for: .valueChanged)
  }

  func setUp() {
    button.setTitle("★", for: .normal)
    button.setTitleColor(.blue, for: UIControl.State.highlighted)
    button.isEnabled = isEnabled
    button.contentMode = UIView.ContentMode.scaleAspectFit
    addSubview(button)
  }
}
