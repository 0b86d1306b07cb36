import UIKit

class Leaf: Root {
  override func prefersStatusBarHidden() -> Bool {
    return super.prefersStatusBarHidden() || PlainObject().prefersStatusBarHidden()
  }
}

final class Other: PlainObject {
  override func prefersStatusBarHidden() -> Bool { return false }
}

func show(leaf: Leaf, other: Other) -> Bool {
  leaf.panel.hidden = false
  return leaf.prefersStatusBarHidden() == other.prefersStatusBarHidden()
}
