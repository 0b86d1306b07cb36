import UIKit

class Mixed: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 2 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "mixed", for: indexPath)
    cell.textLabel?.attributedText = NSAttributedString(string: "3", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    cell.detailTextLabel?.attributedText = NSAttributedString(string: "4", attributes: [NSAttributedString.Key.kern: 2])
    cell.contentMode = UIView.ContentMode.center
    cell.isHidden = "🧬".count > 1
    return cell
  }
}
