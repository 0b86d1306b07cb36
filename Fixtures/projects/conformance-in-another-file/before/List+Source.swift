import UIKit

extension List: UITableViewDataSource {
  func numberOfSectionsInTableView(tableView: UITableView) -> Int { return 2 }
}
