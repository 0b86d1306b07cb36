import UIKit

class Cell: UITableViewCell {
  var names: [String?] = []

  func make(table: UITableView) -> UITableViewCell {
    let cell = table.dequeueReusableCellWithIdentifier("c") as! Cell!
    cell.textLabel?.text = "a"
    return cell as! UITableViewCell!
  }

  func width(font: UIFont) -> CGFloat {
    return (names[0] as NSString!).sizeWithAttributes([NSFontAttributeName: font]).width
  }

  func tint(view: UIView?) {
    (view as! Cell!).textLabel?.text = "b"
    for sub in view?.subviews as! [UILabel]! {
      print(sub)
    }
  }

  func title() -> String {
    return names[0] as String!
  }
}
