import UIKit

final class BirdView: UIView {
  let label = UILabel()

  func show(_ text: String) {
    label.text = text // label.hidden stays here
    label.hidden = false
    label.textColor = UIColor.clearColor()
  }
}
