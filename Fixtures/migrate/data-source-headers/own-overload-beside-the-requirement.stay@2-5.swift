import UIKit

final class Source: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    return self.tableView(tableView, cellForRow: indexPath.row, depth: 2)
  }

  func tableView(_ tableView: UITableView, cellForRow row: Int, depth: Int) -> UITableViewCell {
    return UITableViewCell(style: .default, reuseIdentifier: "\(row) \(depth)")
  }
}
