import UIKit

class Box { var hidden = false; func dismissViewControllerAnimated(_ a: Bool) {} }

class Weak<T: AnyObject> {
  weak var value: T?
}

class Screen {
  let owner = Weak<Box>()

  func show() {
    owner.value?.hidden = true
    owner.value?.dismissViewControllerAnimated(true)
  }
}
