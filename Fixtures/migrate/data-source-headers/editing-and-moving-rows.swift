import UIKit

class ListController: UITableViewController {
  var items = ["a", "b"]

  override func tableView(tableView: UITableView, commitEditingStyle editingStyle: UITableViewCellEditingStyle, forRowAtIndexPath indexPath: NSIndexPath) {
    if editingStyle == .Delete {
      items.removeAtIndex(indexPath.row)
      tableView.deleteRowsAtIndexPaths([indexPath], withRowAnimation: .Fade)
    }
  }

  override func tableView(tableView: UITableView, moveRowAtIndexPath from: NSIndexPath, toIndexPath target: NSIndexPath) {
    items.insert(items.removeAtIndex(from.row), atIndex: target.row)
  }
}
