import UIKit

func select(_ table: UITableView, path: IndexPath) {
  table.selectRow(at: path, animated: true, scrollPosition: .none)
  table.scrollToRow(at: path, at: .top, animated: true)
  table.cellForRow(at: path)?.textLabel?.isHidden = true
  table.reloadRows(at: [path], with: .automatic)
  table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "nib")
  let rows = table.numberOfRows(inSection: 0) + table.numberOfSections
  print(rows)
}
