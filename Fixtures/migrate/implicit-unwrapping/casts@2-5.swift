import UIKit

class Cell: UITableViewCell {
  var names: [String?] = []

  func make(_ table: UITableView) -> UITableViewCell {
    let cell: Cell! = table.dequeueReusableCell(withIdentifier: "c") as! Cell?
    cell.textLabel?.text = "a"
    return cell as! UITableViewCell
  }

  func width(_ font: UIFont) -> CGFloat {
    return (names[0] as NSString?)!.size(withAttributes: [.font: font]).width
  }

  func tint(_ view: UIView?) {
    (view as! Cell).textLabel?.text = "b"
    for sub in view?.subviews as! [UILabel] {
      print(sub)
    }
  }

  func title() -> String {
    return (names[0] as String?)!
  }
}
