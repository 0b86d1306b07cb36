import UIKit

class Row {
  func setContentHuggingPriority(_ priority: Int, for axis: Int) {}
}

func build(_ row: Row) {
  let other = made()
  other.setContentHuggingPriority(1000, for: 1)
  row.setContentHuggingPriority(1000, for: 1)
}
