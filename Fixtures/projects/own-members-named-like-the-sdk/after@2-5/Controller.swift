import UIKit

struct Row: Togglable {
  var selected = false
}

final class Controller: UIViewController {
  let layer = MapLayer.defaultManager()
  var mode: MapMode = .Normal
  var rows: [Row] = []

  func sync(_ button: UIButton) {
    button.isHidden = layer.hidden
    layer.enabled = button.isEnabled && rows[0].selected
    if mode == .Custom || mode == .Left { mode = .Normal }
    button.setTitle(layer.title, for: .normal)
    button.titleLabel?.textAlignment = mode == .Left ? .left : .center
  }
}
