import UIKit

class Opener: UIViewController, UIViewControllerTransitioningDelegate {
  var animator: UIViewControllerAnimatedTransitioning?

  func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    return animator
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    return animator
  }

  func open(_ next: UIViewController) {
    next.transitioningDelegate = self
    next.modalPresentationStyle = .custom
    present(next, animated: true) {
      next.view.isUserInteractionEnabled = true
    }
  }
}
