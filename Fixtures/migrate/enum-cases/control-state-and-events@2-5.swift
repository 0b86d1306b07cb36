import UIKit

class Pad: UIView {
  let key = UIButton(type: .custom)
  let states: [UIControl.State] = [.normal, .highlighted]

  func label(_ text: String) {
    key.setTitle(text, for: .normal)
    key.setTitle("💡", for: UIControl.State.selected)
    key.setTitleColor(UIColor.red, for: .disabled)
    key.sendActions(for: .touchUpInside)
    let events = UIControl.Event.valueChanged
    key.sendActions(for: events)
  }
}
