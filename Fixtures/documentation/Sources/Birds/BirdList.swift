import UIKit

class BirdList: UITableViewController {
  var birds = ["Wren", "Heron"]

  override func tableView(tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return birds.count
  }

  override func tableView(tableView: UITableView, cellForRowAtIndexPath indexPath: NSIndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCellWithIdentifier("Bird", forIndexPath: indexPath)
    if let cell = cell as? BirdCell { cell.show(birds[indexPath.row], isRare: indexPath.row == 0) }
    return cell
  }
}
