import UIKit

func arrange(_ view: UIView, button: UIButton) {
  struct Curtain {
    var hidden = false
    let view: UIView
  }
  let curtain = Curtain(hidden: true, view: view)
  view.isHidden = curtain.hidden
  curtain.view.isHidden = true
  button.isEnabled = !curtain.view.isHidden
}

func fade(_ view: UIView) {
  view.isHidden = true
}
