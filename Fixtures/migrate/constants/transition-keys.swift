import UIKit

func views(context: UIViewControllerContextTransitioning) -> [UIView?] {
  let from = context.viewForKey(UITransitionContextFromViewKey)
  let to = context.viewForKey(UITransitionContextToViewKey)
  let keys = [UITransitionContextFromViewControllerKey, UITransitionContextToViewControllerKey]
  print(keys.count, "UITransitionContextToViewKey")
  return [from, to]
}
