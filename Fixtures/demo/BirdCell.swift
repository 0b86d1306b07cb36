import UIKit

class BirdCell: UITableViewCell {

  let icon = IconButton(type: .Custom)

  override init(style: UITableViewCellStyle, reuseIdentifier: String?) {
    super.init(style: .Subtitle, reuseIdentifier: reuseIdentifier)
    icon.frame = CGRectMake(0, 0, 44, 44)
    accessoryView = icon
    selectionStyle = .None
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  func show(bird: Bird) {
    textLabel?.text = bird.name
    textLabel?.font = UIFont.boldSystemFontOfSize(16)
    textLabel?.textColor = bird.hidden ? UIColor.lightGrayColor() : UIColor.blackColor()
    detailTextLabel?.text = bird.habitat.rawValue
    detailTextLabel?.hidden = bird.hidden
    icon.setIcon(bird.habitat == .Normal ? .Search : .Star, size: 20, title: "")
  }
}
