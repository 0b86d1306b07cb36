import UIKit

final class Stamps: UITableViewController {
  var stamps = [Stamp(date: Date())]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return stamps.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "stamp", for: indexPath)
    cell.isHidden = stamps[indexPath.row].hidden
    stamps[indexPath.row] = stamps[indexPath.row].shifted(by: 3)
    return cell
  }

  @objc func add(_ sender: UIBarButtonItem) {
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(add(_:)))
  }
}
