import UIKit

extension UIView {
  var isShown: Bool { return !hidden }
}

extension String {
  var length: Int { return characters.count }
  var isBlank: Bool { return characters.isEmpty }
  func shout() -> String { return uppercaseString }
}

class Badge: UIView {
  let label = UILabel()
  override var hidden: Bool {
    get { return super.hidden }
    set { super.hidden = newValue }
  }
}

struct Row {
  let view: UIView
  var isHidden: Bool { return view.hidden }
  func uppercased(text: String) -> String { return text.uppercaseString }
}

extension CALayer {
  var isEnabled: Bool { return UIButton().enabled }
}
