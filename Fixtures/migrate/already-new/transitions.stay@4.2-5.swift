import UIKit

final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let target = transitionContext.viewController(forKey: .to) else { return }
    transitionContext.containerView.addSubview(target.view)
    target.view.frame = transitionContext.finalFrame(for: target)
    target.view.alpha = 0
    UIView.animate(withDuration: transitionDuration(using: transitionContext), animations: {
      target.view.alpha = 1
    }, completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    })
  }
}

extension Fade: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return operation == .push ? self : nil
  }
}
