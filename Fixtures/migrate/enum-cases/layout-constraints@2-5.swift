import UIKit

func pin(_ view: UIView, to other: UIView) {
  view.translatesAutoresizingMaskIntoConstraints = false
  let top = NSLayoutConstraint(item: view, attribute: .top, relatedBy: .equal, toItem: other,
    attribute: .bottom, multiplier: 1, constant: 8)
  let left = NSLayoutConstraint(
    item: view, attribute: NSLayoutConstraint.Attribute.leading, relatedBy: .greaterThanOrEqual,
    toItem: other, attribute: .leading, multiplier: 1, constant: 0)
  top.isActive = true; left.isActive = true
}
