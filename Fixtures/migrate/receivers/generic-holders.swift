import UIKit

class Weak<T: AnyObject> {
  weak var value: T?
  var all: [T] = []
}

class Screen {
  let owner = Weak<UIViewController>()

  func show(label: UILabel) {
    guard let owner = owner.value else { return }
    let view = owner.view
    view.hidden = true
    owner.dismissViewControllerAnimated(true, completion: nil)
    for one in self.owner.all { one.view.hidden = false }
  }
}
