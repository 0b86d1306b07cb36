import UIKit

class Rows: UIViewController, UITableViewDelegate {
  func load() { table.dequeueReusableCell(); UserDefaults.save(); NotificationCenter.default.post() }
  func tableView(tableView: UITableView, didSelectRowAtIndexPath indexPath: NSIndexPath) {}
}
