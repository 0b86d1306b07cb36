import UIKit

final class Screen: Base {
  func wire(button: UIButton, other: UIButton) {
    button.addTarget(self, action: "refresh:", forControlEvents: .TouchUpInside)
    button.addTarget(self, action: "leave", forControlEvents: .TouchDown)
    other.addTarget(self, action: "more:", forControlEvents: .TouchDown)
    other.addTarget(self, action: "lost:", forControlEvents: .TouchUpOutside)
  }
}
