import UIKit

class Pad: UIView {
  let key = UIButton(type: .Custom)
  let states: [UIControlState] = [.Normal, .Highlighted]

  func label(text: String) {
    key.setTitle(text, forState: .Normal)
    key.setTitle("💡", forState: UIControlState.Selected)
    key.setTitleColor(UIColor.redColor(), forState: .Disabled)
    key.sendActionsForControlEvents(.TouchUpInside)
    let events = UIControlEvents.ValueChanged
    key.sendActionsForControlEvents(events)
  }
}
