import UIKit

class Detail: UIViewController {
  var label: UILabel?
  var badge: UIButton!

  func update(cell: UITableViewCell, item: AnyObject) {
    if let label = cell.textLabel { label.hidden = true }
    guard let image = cell.imageView else { return }
    image.hidden = false
    label?.hidden = badge.enabled
    badge?.selected = self.badge.highlighted
    if let button = item as? UIButton { button.enabled = false }
    (item as? UIControl)?.enabled = true
  }
}
