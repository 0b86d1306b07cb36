import UIKit

class OldList: UITableViewController {
  override func numberOfSections(in tableView: UITableView) -> Int {
    print("📜 sections")
    return 1
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return "four".characters.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "old", for: indexPath) as! UITableViewCell
    cell.isHidden = false
    return cell
  }
}
