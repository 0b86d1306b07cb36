import UIKit

struct Look {
  var mode: UIView.ContentMode = .center
  var state = UIControl.State.normal
  var row: UITableView.RowAnimation
  var style: UITableView.Style = UITableView.Style.plain
  var operation: UINavigationController.Operation?
  var curve: (UIView.AnimationOptions) -> Void
}
