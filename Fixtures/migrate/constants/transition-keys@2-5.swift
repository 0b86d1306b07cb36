import UIKit

func views(_ context: UIViewControllerContextTransitioning) -> [UIView?] {
  let from = context.view(forKey: UITransitionContextViewKey.from)
  let to = context.view(forKey: UITransitionContextViewKey.to)
  let keys = [UITransitionContextViewControllerKey.from, UITransitionContextViewControllerKey.to]
  print(keys.count, "UITransitionContextToViewKey")
  return [from, to]
}
