import UIKit

class Bird {
  // MOLT: A function has one parameter list; a second one is a closure that it returns: the calls have to change with the declaration
  func fly(to place: Int)(high: Bool) {}
  func rest() { view.isHidden = true; var e: NSError?; load("a", error: &e) }
}
