import UIKit

/// Slides the next screen in from the right.
class PushTransition: NSObject, UIViewControllerAnimatedTransitioning {

  func transitionDuration(transitionContext: UIViewControllerContextTransitioning?) -> NSTimeInterval {
    return 0.3
  }

  func animateTransition(transitionContext: UIViewControllerContextTransitioning) {
    guard let next = transitionContext.viewControllerForKey(UITransitionContextToViewControllerKey) else { return }
    let container = transitionContext.containerView()!
    let duration: NSTimeInterval = self.transitionDuration(transitionContext)

    // From the right edge to its final place.
    next.view.frame = transitionContext.finalFrameForViewController(next)
    next.view.center.x += container.bounds.width
    container.addSubview(next.view)

    UIView.animateWithDuration(duration,
      animations: { () -> Void in
        next.view.center.x -= container.bounds.width
      }, completion: { (Bool) -> Void in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled())
      })
  }
}
