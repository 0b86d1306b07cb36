import UIKit

class Box<Value>: NSObject {
  let value: Value
  init(value: Value) { self.value = value }
}

class TextBox: Box<String> {
  let other = 1
  override init(value: String) { super.init(value: value) }
}

class Panel: UIView {
  init() { super.init(frame: .zero) }
  required init?(coder aDecoder: NSCoder) { fatalError("not used") }
}
