import UIKit

final class RiversController: UIViewController {
  var names: [String] = []
}

extension RiversController: UITableViewDataSource {
  func tableView(tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return names.count
  }

  // The cell comes from the storyboard.
  func tableView(
    tableView: UITableView,
    cellForRowAtIndexPath path: NSIndexPath  // row only
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCellWithIdentifier("river") ?? UITableViewCell()
    cell.textLabel?.text = names[path.row]
    return cell
  }

  func tableView(tableView: UITableView, titleForHeaderInSection section: Int) -> String? { return "🏞" }

  func tableView(tableView: UITableView, canEditRowAtIndexPath indexPath: NSIndexPath) -> Bool { return true }
}
