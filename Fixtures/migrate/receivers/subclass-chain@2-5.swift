import UIKit

class Base: UIButton {}

class Middle: Base {
  var tag2 = 0
}

final class Leaf: Middle {
  func fold() {
    isHidden = true
    super.isEnabled = false
  }
}

func unfold(_ leaf: Leaf, make: () -> Middle) {
  leaf.isHidden = false
  make().isSelected = leaf.isSelected
  Leaf().isHidden = make().isHidden
}
