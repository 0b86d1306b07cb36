import UIKit

enum RowKind { case small, large }

struct Heights {
  func tableView(_ tableView: UITableView, heightFor kind: RowKind) -> CGFloat {
    return kind == .small ? 20 : 40
  }

  func numberOfSectionsInTableView(_ tableView: UITableView, visible: Bool) -> Int {
    return visible ? tableView.numberOfSections : 0
  }
}
