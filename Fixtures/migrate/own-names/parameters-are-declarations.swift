import UIKit

class Chip: UIControl {
  override var selected: Bool {
    didSet { alpha = selected ? 1 : 0.5 }
  }

  func mark(_ selected: Bool, enabled: Bool) {
    self.selected = selected
    self.enabled = enabled
    let highlighted = selected && enabled
    self.highlighted = highlighted
  }
}
