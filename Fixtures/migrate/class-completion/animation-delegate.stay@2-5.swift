import UIKit

class Pulse: UIView, CAAnimationDelegate {
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    removeFromSuperview()
  }
}

struct Log {
  func animationDidStop(_ name: String) {}
}
