import UIKit

class Marker: UIBarButtonItem {
  private var _titleButton: UIButton?
  override var title: String? {
    didSet { _titleButton?.setTitle(title, forState: .Normal) }
  }

  func mark(attributes: [String: AnyObject], name: String) {
    let views = NSBundle.mainBundle().loadNibNamed("Marker", owner: nil, options: nil)
    let view = NSBundle.mainBundle().loadNibNamed("Marker", owner: nil, options: nil)[0]
    mark([:], name: UITextFieldTextDidBeginEditingNotification)
    print(views, view)
  }
}
