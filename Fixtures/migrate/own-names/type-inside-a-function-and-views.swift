import UIKit

func arrange(_ view: UIView, button: UIButton) {
  struct Curtain {
    var hidden = false
    let view: UIView
  }
  let curtain = Curtain(hidden: true, view: view)
  view.hidden = curtain.hidden
  curtain.view.hidden = true
  button.enabled = !curtain.view.hidden
}

func fade(_ view: UIView) {
  view.hidden = true
}
