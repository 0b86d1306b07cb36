import UIKit

class OldList: UITableViewController {
  override func numberOfSectionsInTableView(tableView: UITableView) -> Int {
    println("📜 sections")
    return 1
  }

  override func tableView(tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return countElements("four")
  }

  override func tableView(tableView: UITableView, cellForRowAtIndexPath indexPath: NSIndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCellWithIdentifier("old", forIndexPath: indexPath) as! UITableViewCell
    cell.hidden = false
    return cell
  }
}
