import UIKit

class Pulse: UIView, CAAnimationDelegate {
  func start() {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.delegate = self
    layer.add(fade, forKey: "fade")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    removeFromSuperview()
  }
}
