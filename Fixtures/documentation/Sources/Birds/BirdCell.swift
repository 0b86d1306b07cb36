import UIKit

class BirdCell: UITableViewCell {
  func show(bird: String, isRare: Bool) {
    textLabel?.text = bird
    textLabel?.font = UIFont(name: "Wren", size: 17)!
    textLabel?.textColor = UIColor.darkGrayColor()
    accessoryView?.hidden = !isRare
    imageView?.frame = CGRectMake(0, 0, 20, 20)
  }
}
