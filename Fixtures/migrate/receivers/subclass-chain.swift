import UIKit

class Base: UIButton {}

class Middle: Base {
  var tag2 = 0
}

final class Leaf: Middle {
  func fold() {
    hidden = true
    super.enabled = false
  }
}

func unfold(leaf: Leaf, make: () -> Middle) {
  leaf.hidden = false
  make().selected = leaf.selected
  Leaf().hidden = make().hidden
}
