import Foundation

struct Delays {
  func dispatch_after(_ delay: Double, _ work: () -> Void) { work() }

  func later(_ delay: Double) {
    self.dispatch_after(
      delay
        * 2.0
    ) { print("later") }
  }
}
