import UIKit

class Panel: UIView {
  let button = UIButton()
  let toggle = UISwitch()

  func refresh() {
    button.hidden = true
    button.enabled = !button.hidden; button.selected = toggle.on
    self.button.highlighted = false
    userInteractionEnabled = button.enabled
    self.opaque = self.hidden && hidden
    layer.hidden = false  // layer.hidden = true
  }
}
