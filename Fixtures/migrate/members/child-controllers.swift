import UIKit

class Container: UIViewController {
  func embed(child: UIViewController) {
    addChildViewController(child)
    view.addSubview(child.view)
    child.didMoveToParentViewController(self)
  }

  func drop(child: UIViewController) {
    child.willMoveToParentViewController(nil)
    child.view.removeFromSuperview()
    child.removeFromParentViewController()
    print(childViewControllers.count)
  }
}
