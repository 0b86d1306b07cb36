import UIKit

enum Icon: String {
  case Search, Normal, Custom
}

extension UIButton {
  func setIcon(_ icon: Icon, forState state: UIControl.State) {
    setTitle(icon.rawValue, for: state)
  }
}

func dress(_ button: UIButton) {
  button.setIcon(.Search, forState: .normal)
  button.setIcon(.Normal, forState: .highlighted)
  button.setTitle(Icon.Custom.rawValue, for: .normal)
  button.setIcon(button.isEnabled ? .Custom : .Normal, forState: UIControl.State.selected)
}
