import UIKit

func place(_ view: UIView, context: UIViewControllerContextTransitioning) {
  context.containerView.addSubview(view)
  context.containerView.setNeedsLayout()
}
