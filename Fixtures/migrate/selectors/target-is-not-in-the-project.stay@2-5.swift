import UIKit

class Host: UIViewController {
  func watch(_ button: UIButton, with foreign: Any) {
    button.addTarget(foreign, action: "vanish:", for: .touchUpInside)
  }
}
