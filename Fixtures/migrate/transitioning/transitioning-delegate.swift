import UIKit

class Opener: UIViewController, UIViewControllerTransitioningDelegate {
  var animator: UIViewControllerAnimatedTransitioning?

  func animationControllerForPresentedController(presented: UIViewController, presentingController presenting: UIViewController, sourceController source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    return animator
  }

  func animationControllerForDismissedController(dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    return animator
  }

  func open(next: UIViewController) {
    next.transitioningDelegate = self
    next.modalPresentationStyle = .Custom
    presentViewController(next, animated: true) {
      next.view.userInteractionEnabled = true
    }
  }
}
