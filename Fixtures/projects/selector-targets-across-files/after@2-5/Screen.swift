import UIKit

final class Screen: Base {
  func wire(_ button: UIButton, other: UIButton) {
    button.addTarget(self, action: #selector(refresh(_:)), for: .touchUpInside)
    button.addTarget(self, action: #selector(leave), for: .touchDown)
    other.addTarget(self, action: #selector(more(_:)), for: .touchDown)
    other.addTarget(self, action: "lost:", for: .touchUpOutside)
  }
}
