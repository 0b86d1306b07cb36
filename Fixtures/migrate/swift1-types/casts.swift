import UIKit

class BirdCell: UITableViewCell {}

class BirdController: UITableViewController {
  func bird(path: NSIndexPath, list: [AnyObject], info: [NSObject: AnyObject]) -> UITableViewCell {
    let cell = tableView.dequeueReusableCellWithIdentifier("bird", forIndexPath: path) as BirdCell
    let plain = tableView.dequeueReusableCellWithIdentifier("bird", forIndexPath: path) as UITableViewCell
    let name = list[0] as String
    let view = plain as UIView
    let number = 1 as CGFloat
    print("\(name) \(view) \(number)")
    return cell
  }
}
