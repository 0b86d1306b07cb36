import UIKit

struct Row: Togglable {
  var selected = false
}

final class Controller: UIViewController {
  let layer = MapLayer.defaultManager()
  var mode: MapMode = .Normal
  var rows: [Row] = []

  func sync(button: UIButton) {
    button.hidden = layer.hidden
    layer.enabled = button.enabled && rows[0].selected
    if mode == .Custom || mode == .Left { mode = .Normal }
    button.setTitle(layer.title, forState: .Normal)
    button.titleLabel?.textAlignment = mode == .Left ? .Left : .Center
  }
}
