import UIKit

enum Icon: String {
  case Search, Normal, Custom
}

extension UIButton {
  func setIcon(icon: Icon, forState state: UIControlState) {
    setTitle(icon.rawValue, forState: state)
  }
}

func dress(button: UIButton) {
  button.setIcon(.Search, forState: .Normal)
  button.setIcon(.Normal, forState: .Highlighted)
  button.setTitle(Icon.Custom.rawValue, forState: .Normal)
  button.setIcon(button.enabled ? .Custom : .Normal, forState: UIControlState.Selected)
}
