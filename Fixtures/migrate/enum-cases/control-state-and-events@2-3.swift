import UIKit

class Pad: UIView {
  let key = UIButton(type: .custom)
  let states: [UIControlState] = [.normal, .highlighted]

  func label(_ text: String) {
    key.setTitle(text, for: .normal)
    key.setTitle("💡", for: UIControlState.selected)
    key.setTitleColor(UIColor.red, for: .disabled)
    key.sendActions(for: .touchUpInside)
    let events = UIControlEvents.valueChanged
    key.sendActions(for: events)
  }
}
