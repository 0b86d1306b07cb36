import UIKit

final class Zoom: NSObject, UIViewControllerAnimatedTransitioning {
  var isBack = false

  func transitionDuration(using ctx: UIViewControllerContextTransitioning?) -> TimeInterval { return isBack ? 0.2 : 0.4 }

  func animateTransition(using ctx: UIViewControllerContextTransitioning) {
    let length = transitionDuration(using: ctx)
    UIView.animate(withDuration: length) { ctx.containerView.alpha = 1 }
  }
}
