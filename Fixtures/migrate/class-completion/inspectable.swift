import UIKit

protocol PanelSource: class {
  func title() -> String
}

class Panel: UIView {
  @IBInspectable var radius: CGFloat? = 0
  @IBInspectable weak var source: PanelSource?
  @IBInspectable var inset: CGFloat = 0
  @IBInspectable var tint: UIColor?
}
