import UIKit

final class Zoom: NSObject, UIViewControllerAnimatedTransitioning {
  var isBack = false

  func transitionDuration(ctx: UIViewControllerContextTransitioning) -> NSTimeInterval { return isBack ? 0.2 : 0.4 }

  func animateTransition(ctx: UIViewControllerContextTransitioning) {
    let length = transitionDuration(ctx)
    UIView.animateWithDuration(length) { ctx.containerView().alpha = 1 }
  }
}
