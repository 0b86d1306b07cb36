import UIKit

func set(_ view: UIView) {
  view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  let mask: UIView.AutoresizingMask = .flexibleTopMargin
  let both = [UIView.AutoresizingMask.flexibleLeftMargin, mask]
  print(both.count, view.autoresizingMask.contains(.flexibleWidth))
}
