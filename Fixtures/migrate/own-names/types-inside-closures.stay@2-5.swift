import UIKit

final class Theatre {
  func rehearse(_ done: () -> Void) {
    let scene = {
      class Spot {
        var enabled = false
        var highlighted: Bool { return enabled }
      }
      let spot = Spot()
      spot.enabled = spot.highlighted
    }
    scene()
    if true {
      enum Side { case Left, Right }
      let side = Side.Left
      switch side {
      case .Left: done()
      case .Right: break
      }
    }
  }
}
