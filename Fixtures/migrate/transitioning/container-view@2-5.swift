import UIKit

func place(_ view: UIView, context: UIViewControllerContextTransitioning) {
  let container = context.containerView
  container.addSubview(view)
  view.frame = container.bounds
}

func widen(_ context: UIViewControllerContextTransitioning) -> CGFloat {
  return context.containerView.bounds.width * 2
}
