import UIKit

func pin(view: UIView, to other: UIView) {
  view.translatesAutoresizingMaskIntoConstraints = false
  let top = NSLayoutConstraint(item: view, attribute: .Top, relatedBy: .Equal, toItem: other,
    attribute: .Bottom, multiplier: 1, constant: 8)
  let left = NSLayoutConstraint(
    item: view, attribute: NSLayoutAttribute.Leading, relatedBy: .GreaterThanOrEqual,
    toItem: other, attribute: .Leading, multiplier: 1, constant: 0)
  top.active = true; left.active = true
}
