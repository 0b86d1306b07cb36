import UIKit

class Base { init(layer: AnyObject) {} }

class Sheet: Base {
  override init(layer: AnyObject) { super.init(layer: layer) }
}

class Other: CALayer {
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
