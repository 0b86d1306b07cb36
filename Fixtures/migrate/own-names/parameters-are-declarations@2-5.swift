import UIKit

class Chip: UIControl {
  override var isSelected: Bool {
    didSet { alpha = isSelected ? 1 : 0.5 }
  }

  func mark(_ selected: Bool, enabled: Bool) {
    self.isSelected = selected
    self.isEnabled = enabled
    let highlighted = selected && enabled
    self.isHighlighted = highlighted
  }
}
