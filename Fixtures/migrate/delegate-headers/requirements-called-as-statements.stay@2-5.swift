import UIKit

class Form: UIViewController, UITextFieldDelegate, UITableViewDataSource {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { return true }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    return UITableViewCell()
  }
  func done(_ field: UITextField, _ table: UITableView) {
    textFieldShouldReturn(field)
    tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
