import UIKit

class Screen: UIViewController {
  @objc func dismiss() {}
  @objc func close() {}

  func show(_ button: UIButton) {
    button.addTarget(self, action: #selector(Screen.dismiss as (Screen) -> () -> Void), for: .touchUpInside)
    button.addTarget(self, action: #selector(dismiss as () -> Void), for: .touchUpInside)
    button.addTarget(self, action: #selector(Screen.close), for: .touchUpInside)
  }
}
