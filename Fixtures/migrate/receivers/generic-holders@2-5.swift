import UIKit

class Weak<T: AnyObject> {
  weak var value: T?
  var all: [T] = []
}

class Screen {
  let owner = Weak<UIViewController>()

  func show(_ label: UILabel) {
    guard let owner = owner.value else { return }
    let view: UIView! = owner.view
    view.isHidden = true
    owner.dismiss(animated: true, completion: nil)
    for one in self.owner.all { one.view.isHidden = false }
  }
}
