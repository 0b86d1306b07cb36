import UIKit

class Sheet: CALayer {
  override init(layer: Any) {
    super.init(layer: layer)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
