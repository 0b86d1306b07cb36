import UIKit

class Panel: UIView {
  let button = UIButton()
  let toggle = UISwitch()

  func refresh() {
    button.isHidden = true
    button.isEnabled = !button.isHidden; button.isSelected = toggle.isOn
    self.button.isHighlighted = false
    isUserInteractionEnabled = button.isEnabled
    self.isOpaque = self.isHidden && isHidden
    layer.isHidden = false  // layer.hidden = true
  }
}
