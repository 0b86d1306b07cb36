import UIKit

class ListController: UITableViewController {
  var items = ["a", "b"]

  override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    if editingStyle == .delete {
      items.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
  }

  override func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to target: IndexPath) {
    items.insert(items.remove(at: from.row), at: target.row)
  }
}
