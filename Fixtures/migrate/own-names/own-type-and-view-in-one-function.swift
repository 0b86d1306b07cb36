import UIKit

final class Overlay {
  var hidden = false
  var enabled = true
}

func sync(overlay: Overlay, view: UIView, button: UIButton) {
  view.hidden = overlay.hidden
  overlay.hidden = !view.hidden
  button.enabled = overlay.enabled; overlay.enabled = button.enabled
  let hidden = view.hidden
  print(hidden, "hidden: \(overlay.hidden) \(view.hidden)")
}
