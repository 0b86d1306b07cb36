import UIKit

struct Model {
  var hidden = true
}

class Screen: UIViewController {
  func apply(_ view: Model, to label: UILabel) {
    label.isHidden = view.hidden
    let panel = Model(hidden: false)
    if panel.hidden { label.text = nil }
    [view, panel].forEach { print($0.hidden) }
  }
}
