import UIKit

class Screen: UIViewController {
  func dismiss() {}
  func close() {}

  func show(button: UIButton) {
    button.addTarget(self, action: #selector(Screen.dismiss), forControlEvents: .TouchUpInside)
    button.addTarget(self, action: #selector(dismiss), forControlEvents: .TouchUpInside)
    button.addTarget(self, action: #selector(Screen.close), forControlEvents: .TouchUpInside)
  }
}
