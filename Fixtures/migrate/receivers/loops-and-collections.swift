import UIKit

class Stack: UIView {
  var tiles: [UIButton] = []
  var byName = [String: UIView]()

  func reset() {
    for view in subviews { view.hidden = true }
    for tile in tiles where tile.selected { tile.enabled = false }
    for (index, tile) in tiles.enumerate() { tile.highlighted = index == 0 }
    tiles[0].enabled = true
    tiles.first?.selected = true
    byName["title"]?.hidden = false
    subviews.last!.hidden = false
  }
}
