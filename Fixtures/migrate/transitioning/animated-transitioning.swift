import UIKit

final class SlideIn: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(transitionContext: UIViewControllerContextTransitioning?) -> NSTimeInterval {
    return 0.25
  }

  func animateTransition(transitionContext: UIViewControllerContextTransitioning) {
    let target = transitionContext.viewControllerForKey(UITransitionContextToViewControllerKey)!
    let source = transitionContext.viewControllerForKey(UITransitionContextFromViewControllerKey)!
    let duration: NSTimeInterval = self.transitionDuration(transitionContext)

    target.view.frame = transitionContext.finalFrameForViewController(target)
    target.view.center.x += source.view.bounds.width
    UIView.animateWithDuration(duration,
      animations: { () -> Void in
        target.view.center.x -= source.view.bounds.width  // back to its place
      }, completion: { (Bool) -> Void in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled())
      })
  }
}
