import UIKit

class Bird {
  func fly(to place: Int)(high: Bool) {}
  func rest() { view.hidden = true; var e: NSError?; load("a", error: &e) }
}
