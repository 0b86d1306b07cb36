import UIKit

func style(label: UILabel, image: UIImageView, field: UITextField, cell: UITableViewCell, right: Bool) {
  label.textAlignment = .Center
  label.lineBreakMode = .ByTruncatingTail
  label.textAlignment = right ? .Right : .Left
  image.contentMode = .ScaleAspectFit
  field.keyboardType = .NumberPad; field.returnKeyType = .Done
  field.borderStyle = UITextBorderStyle.RoundedRect
  cell.accessoryType = .DisclosureIndicator
  cell.selectionStyle = .None
}
