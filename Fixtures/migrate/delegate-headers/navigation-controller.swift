import UIKit

final class Conductor: NSObject, UINavigationControllerDelegate {
  var interaction: UIPercentDrivenInteractiveTransition?

  // Which animation to use.
  func navigationController(
    navigationController: UINavigationController,
    animationControllerForOperation operation: UINavigationControllerOperation,
    fromViewController fromVC: UIViewController,
    toViewController toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
      return operation == .Push ? nil : nil
  }

  func navigationController(navigationController: UINavigationController,
    interactionControllerForAnimationController animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
    return interaction
  }

  func navigationController(navigationController: UINavigationController, didShowViewController viewController: UIViewController, animated: Bool) {
    viewController.view.hidden = false
  }
}
