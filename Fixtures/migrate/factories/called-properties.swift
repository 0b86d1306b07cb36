import UIKit

class Badge: UIView {
  var fill: UIColor = .clear() {
    didSet { layer.borderColor = fill.CGColor }
  }

  func apply(box: NSValue) -> CGFloat {
    backgroundColor = UIColor.white()
    layer.shadowColor = UIColor.black().CGColor
    let corner = box.cgPointValue()
    tint(.redColor(), .blue())
    return UIScreen.main().scale + corner.x
  }

  func tint(colors: UIColor...) {}
}
