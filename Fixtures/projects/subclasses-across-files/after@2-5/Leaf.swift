import UIKit

class Leaf: Root {
  override var prefersStatusBarHidden: Bool {
    return super.prefersStatusBarHidden || PlainObject().prefersStatusBarHidden()
  }
}

final class Other: PlainObject {
  override func prefersStatusBarHidden() -> Bool { return false }
}

func show(_ leaf: Leaf, other: Other) -> Bool {
  leaf.panel.isHidden = false
  return leaf.prefersStatusBarHidden == other.prefersStatusBarHidden()
}
