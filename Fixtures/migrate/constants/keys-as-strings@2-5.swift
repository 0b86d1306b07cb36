import UIKit

class Marker: UIBarButtonItem {
  private var _titleButton: UIButton?
  override var title: String? {
    didSet { _titleButton?.setTitle(title, for: .normal) }
  }

  func mark(_ attributes: [String: Any], name: String) {
    let views = Bundle.main.loadNibNamed("Marker", owner: nil, options: nil)
    let view = Bundle.main.loadNibNamed("Marker", owner: nil, options: nil)![0]
    mark([:], name: UITextField.textDidBeginEditingNotification.rawValue)
    print(views, view)
  }
}
