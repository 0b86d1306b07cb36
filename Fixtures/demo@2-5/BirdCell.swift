import UIKit

class BirdCell: UITableViewCell {

  let icon = IconButton(type: .custom)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    icon.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    accessoryView = icon
    selectionStyle = .none
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  func show(_ bird: Bird) {
    textLabel?.text = bird.name
    textLabel?.font = UIFont.boldSystemFont(ofSize: 16)
    textLabel?.textColor = bird.hidden ? UIColor.lightGray : UIColor.black
    detailTextLabel?.text = bird.habitat.rawValue
    detailTextLabel?.isHidden = bird.hidden
    icon.setIcon(bird.habitat == .Normal ? .Search : .Star, size: 20, title: "")
  }
}
