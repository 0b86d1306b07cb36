import UIKit

func style(_ label: UILabel, image: UIImageView, field: UITextField, cell: UITableViewCell, right: Bool) {
  label.textAlignment = .center
  label.lineBreakMode = .byTruncatingTail
  label.textAlignment = right ? .right : .left
  image.contentMode = .scaleAspectFit
  field.keyboardType = .numberPad; field.returnKeyType = .done
  field.borderStyle = UITextField.BorderStyle.roundedRect
  cell.accessoryType = .disclosureIndicator
  cell.selectionStyle = .none
}
