import UIKit

class Wheel: UIViewController {
  func wire(_ button: UIButton) {
    button.addTarget(self, action: #selector(Wheel.turn(_:)), for: .touchUpInside)
    button.addTarget(self, action: #selector(stop), for: .touchDown)
  }

  @objc func turn(_ sender: UIButton) {}

  @objc private func stop() {}
}
