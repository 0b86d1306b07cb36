import UIKit

final class Stamp: UIImageView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = UIView.ContentMode.scaleAspectFill
    layer.add({
      let pulse = CABasicAnimation(keyPath: "opacity")
      pulse.fillMode = CAMediaTimingFillMode.forwards
      return pulse
    }(), forKey: "pulse")
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func key() -> NSAttributedString.Key {
    return NSAttributedString.Key.font
  }
}
