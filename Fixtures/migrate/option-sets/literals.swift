import UIKit

func set(view: UIView) {
  view.autoresizingMask = [.FlexibleWidth, .FlexibleHeight]
  let mask: UIViewAutoresizing = .FlexibleTopMargin
  let both = [UIViewAutoresizing.FlexibleLeftMargin, mask]
  print(both.count, view.autoresizingMask.contains(.FlexibleWidth))
}
