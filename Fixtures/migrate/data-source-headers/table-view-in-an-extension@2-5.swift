import UIKit

final class RiversController: UIViewController {
  var names: [String] = []
}

extension RiversController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return names.count
  }

  // The cell comes from the storyboard.
  func tableView(
    _ tableView: UITableView,
    cellForRowAt path: IndexPath  // row only
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "river") ?? UITableViewCell()
    cell.textLabel?.text = names[path.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { return "🏞" }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { return true }
}
