import UIKit

class Paint: UIView {
  @IBInspectable var border: UIColor = UIColor.clear {
    didSet { layer.borderColor = border.cgColor }
  }

  func apply(_ dark: Bool) {
    backgroundColor = dark ? UIColor.black : UIColor.white
    let soft = UIColor.gray.withAlphaComponent(0.5); layer.shadowColor = soft.cgColor
    tintColor = .orange
  }
}
