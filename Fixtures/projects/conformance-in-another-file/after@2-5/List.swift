import UIKit

class List: UIViewController {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 4 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    return UITableViewCell()
  }
}
