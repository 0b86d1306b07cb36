import UIKit

class Nest: UIViewController {
  func embed(_ child: UIViewController) {
    addChild(child)
    view.insertSubview(child.view, at: 0)
    child.didMove(toParent: self)
    children.first?.willMove(toParent: nil)
    children.first?.removeFromParent()
  }
}
