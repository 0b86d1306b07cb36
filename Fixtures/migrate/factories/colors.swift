import UIKit

class Paint: UIView {
  @IBInspectable var border: UIColor = UIColor.clearColor() {
    didSet { layer.borderColor = border.CGColor }
  }

  func apply(dark: Bool) {
    backgroundColor = dark ? UIColor.blackColor() : UIColor.whiteColor()
    let soft = UIColor.grayColor().colorWithAlphaComponent(0.5); layer.shadowColor = soft.CGColor
    tintColor = .orangeColor()
  }
}
