import UIKit

struct Look {
  var mode: UIViewContentMode = .center
  var state = UIControlState.normal
  var row: UITableViewRowAnimation
  var style: UITableViewStyle = UITableViewStyle.plain
  var operation: UINavigationControllerOperation?
  var curve: (UIViewAnimationOptions) -> Void
}
