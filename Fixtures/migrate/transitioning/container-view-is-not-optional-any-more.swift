import UIKit

func place(view: UIView, context: UIViewControllerContextTransitioning) {
  context.containerView()!.addSubview(view)
  context.containerView()?.setNeedsLayout()
}
