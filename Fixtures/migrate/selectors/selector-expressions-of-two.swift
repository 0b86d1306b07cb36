import UIKit

class Wheel: UIViewController {
  func wire(button: UIButton) {
    button.addTarget(self, action: #selector(Wheel.turn(_:)), forControlEvents: .TouchUpInside)
    button.addTarget(self, action: #selector(stop), forControlEvents: .TouchDown)
  }

  func turn(sender: UIButton) {}

  private func stop() {}
}
