import AppKit

// Foundation's class since Swift 3, not the arguments of Swift 2.
func launch(_ path: String) {
  let process = Process()
  process.launchPath = path
  process.launch()
}

// The class, not the protocol that Swift has always called otherwise.
class Badge: NSAccessibilityElement {
  func announce() {
    NSAccessibility.post(element: self, notification: .layoutChanged)
  }
}
