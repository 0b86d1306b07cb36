import UIKit

final class Overlay {
  var hidden = false
  var enabled = true
}

func sync(_ overlay: Overlay, view: UIView, button: UIButton) {
  view.isHidden = overlay.hidden
  overlay.hidden = !view.isHidden
  button.isEnabled = overlay.enabled; overlay.enabled = button.isEnabled
  let hidden = view.isHidden
  print(hidden, "hidden: \(overlay.hidden) \(view.isHidden)")
}
