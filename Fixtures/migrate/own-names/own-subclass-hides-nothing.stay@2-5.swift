import UIKit

/// `removed` and `shown` are ours; the SDK never had them.
class Badge: UIView {
  var removed = false
  var shown = true

  func setTitle(_ title: String, forMode mode: Int) {
    accessibilityLabel = "\(title) \(mode)"
  }

  func retitle() {
    setTitle("new 🏷", forMode: 3)
    shown = !removed
  }
}
