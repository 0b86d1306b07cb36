import UIKit

class Panel: NSObject {
  @objc func dismiss() {}

  func show(_ button: UIButton) {
    button.addTarget(self, action: #selector(Panel.dismiss), for: .touchUpInside)
  }
}

class Screen: UIViewController {
  @objc func dismiss(_ sender: UIButton) {}

  func show(_ button: UIButton) {
    button.addTarget(self, action: #selector(Screen.dismiss(_:)), for: .touchUpInside)
  }
}
