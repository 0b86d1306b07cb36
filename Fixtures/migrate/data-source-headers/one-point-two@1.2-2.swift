import UIKit

class OldList: UITableViewController {
  override func numberOfSectionsInTableView(tableView: UITableView) -> Int {
    print("📜 sections")
    return 1
  }

  override func tableView(tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return "four".characters.count
  }

  override func tableView(tableView: UITableView, cellForRowAtIndexPath indexPath: NSIndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCellWithIdentifier("old", forIndexPath: indexPath) as! UITableViewCell
    cell.hidden = false
    return cell
  }
}
