import UIKit

class Sheet: CALayer {
  override init(layer: AnyObject) {
    super.init(layer: layer)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
