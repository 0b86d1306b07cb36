import UIKit

class Stack: UIView {
  var tiles: [UIButton] = []
  var byName = [String: UIView]()

  func reset() {
    for view in subviews { view.isHidden = true }
    for tile in tiles where tile.isSelected { tile.isEnabled = false }
    for (index, tile) in tiles.enumerated() { tile.isHighlighted = index == 0 }
    tiles[0].isEnabled = true
    tiles.first?.isSelected = true
    byName["title"]?.isHidden = false
    subviews.last!.isHidden = false
  }
}
