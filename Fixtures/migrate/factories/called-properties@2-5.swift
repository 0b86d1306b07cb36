import UIKit

class Badge: UIView {
  var fill: UIColor = .clear {
    didSet { layer.borderColor = fill.cgColor }
  }

  func apply(_ box: NSValue) -> CGFloat {
    backgroundColor = UIColor.white
    layer.shadowColor = UIColor.black.cgColor
    let corner = box.cgPointValue
    tint(.red, .blue)
    return UIScreen.main.scale + corner.x
  }

  func tint(_ colors: UIColor...) {}
}
