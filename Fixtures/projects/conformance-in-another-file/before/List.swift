import UIKit

class List: UIViewController {
  func tableView(tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 4 }

  func tableView(tableView: UITableView, cellForRowAtIndexPath indexPath: NSIndexPath) -> UITableViewCell {
    return UITableViewCell()
  }
}
