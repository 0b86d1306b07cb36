import UIKit

final class SlideIn: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.25
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let target = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.to)!
    let source = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.from)!
    let duration: TimeInterval = self.transitionDuration(using: transitionContext)

    target.view.frame = transitionContext.finalFrame(for: target)
    target.view.center.x += source.view.bounds.width
    UIView.animate(withDuration: duration,
      animations: { () -> Void in
        target.view.center.x -= source.view.bounds.width  // back to its place
      }, completion: { (Bool) -> Void in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
