import UIKit

class Cell<Value>: UITableViewCell {
  var value: Value?

  override init(style: UITableViewCellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }
}

class TextCell: Cell<String> {
  override init(style: UITableViewCellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  func clear() { value = nil }
}

class PlainCell: Cell<Int> {
  convenience init() {
    self.init(style: .Default, reuseIdentifier: nil)
  }
}
