import UIKit

class Lamp: UIViewController {
  func wire(_ button: UIButton) {
    button.addTarget(self, action: #selector(light(_:)), for: .touchUpInside)
    let timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(Lamp.flicker), userInfo: nil, repeats: true)
    timer.fire()
  }

  func light(_ sender: UIButton) {}

  fileprivate func flicker() {}

  func unrelated() {}
}
