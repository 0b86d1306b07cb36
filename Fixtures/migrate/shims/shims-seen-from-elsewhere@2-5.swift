import UIKit

extension UIView {
  var isShown: Bool { return !isHidden }
}

extension String {
  var length: Int { return count }
  var isBlank: Bool { return isEmpty }
  func shout() -> String { return uppercased() }
}

class Badge: UIView {
  let label = UILabel()
  override var isHidden: Bool {
    get { return super.isHidden }
    set { super.isHidden = newValue }
  }
}

struct Row {
  let view: UIView
  var isHidden: Bool { return view.isHidden }
  func uppercased(_ text: String) -> String { return text.uppercased() }
}

extension CALayer {
  var isEnabled: Bool { return UIButton().isEnabled }
}
