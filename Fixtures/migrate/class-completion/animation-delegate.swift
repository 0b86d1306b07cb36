import UIKit

class Pulse: UIView {
  func start() {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.delegate = self
    layer.addAnimation(fade, forKey: "fade")
  }

  override func animationDidStop(anim: CAAnimation, finished flag: Bool) {
    removeFromSuperview()
  }
}
