import UIKit

class PlanetsController: UITableViewController {
  let planets = ["Mercury", "Venus", "Earth 🌍"]

  override func numberOfSectionsInTableView(tableView: UITableView) -> Int {
    return 1
  }

  override func tableView(tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return planets.count
  }

  override func tableView(tableView: UITableView, cellForRowAtIndexPath indexPath: NSIndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCellWithIdentifier("planet", forIndexPath: indexPath)
    cell.textLabel?.text = planets[indexPath.row]
    return cell
  }
}
