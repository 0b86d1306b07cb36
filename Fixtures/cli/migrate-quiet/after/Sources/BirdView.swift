import UIKit

final class BirdView: UIView {
  let label = UILabel()

  func show(_ text: String) {
    label.text = text // label.hidden stays here
    label.isHidden = false
    label.textColor = UIColor.clear
  }
}
