import UIKit

@objc protocol PanelSource: class {
  func title() -> String
}

class Panel: UIView {
  @IBInspectable var radius: CGFloat = 0
  @IBInspectable var name: String?
  @IBOutlet weak var source: PanelSource?
  var spare: CGFloat?
}
