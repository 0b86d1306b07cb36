import UIKit

/// Slides the next screen in from the right.
class PushTransition: NSObject, UIViewControllerAnimatedTransitioning {

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.3
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let next = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.to) else { return }
    let container = transitionContext.containerView
    let duration: TimeInterval = self.transitionDuration(using: transitionContext)

    // From the right edge to its final place.
    next.view.frame = transitionContext.finalFrame(for: next)
    next.view.center.x += container.bounds.width
    container.addSubview(next.view)

    UIView.animate(withDuration: duration,
      animations: { () -> Void in
        next.view.center.x -= container.bounds.width
      }, completion: { (Bool) -> Void in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
