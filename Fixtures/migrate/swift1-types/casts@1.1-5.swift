import UIKit

class BirdCell: UITableViewCell {}

class BirdController: UITableViewController {
  func bird(_ path: IndexPath, list: [Any], info: [AnyHashable: Any]) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "bird", for: path) as! BirdCell
    let plain = tableView.dequeueReusableCell(withIdentifier: "bird", for: path) as UITableViewCell
    let name = list[0] as! String
    let view = plain as UIView
    let number = 1 as CGFloat
    print("\(name) \(view) \(number)")
    return cell
  }
}
