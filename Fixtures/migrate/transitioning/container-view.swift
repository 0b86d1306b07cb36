import UIKit

func place(view: UIView, context: UIViewControllerContextTransitioning) {
  let container = context.containerView()
  container.addSubview(view)
  view.frame = container.bounds
}

func widen(context: UIViewControllerContextTransitioning) -> CGFloat {
  return context.containerView().bounds.width * 2
}
