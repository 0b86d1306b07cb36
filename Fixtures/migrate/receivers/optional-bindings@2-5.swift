import UIKit

class Detail: UIViewController {
  var label: UILabel?
  var badge: UIButton!

  func update(_ cell: UITableViewCell, item: AnyObject) {
    if let label = cell.textLabel { label.isHidden = true }
    guard let image = cell.imageView else { return }
    image.isHidden = false
    label?.isHidden = badge.isEnabled
    badge?.isSelected = self.badge.isHighlighted
    if let button = item as? UIButton { button.isEnabled = false }
    (item as? UIControl)?.isEnabled = true
  }
}
