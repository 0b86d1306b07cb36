import UIKit

extension List: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { return 2 }
}
