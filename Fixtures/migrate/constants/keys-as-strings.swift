import UIKit

class Marker: UIBarButtonItem {
  private var _titleButton: UIButton?
  override var title: String? {
    didSet { _titleButton?.setTitle(title, forState: .Normal) }
  }

  var more: [String: AnyObject] = [NSFontAttributeName: UIFont.systemFontOfSize(2)]

  func mark(attributes: [String: AnyObject], name: String) {
    let views = NSBundle.mainBundle().loadNibNamed("Marker", owner: nil, options: nil)
    let view = NSBundle.mainBundle().loadNibNamed("Marker", owner: nil, options: nil)[0]
    mark([NSFontAttributeName: UIFont.systemFontOfSize(3)], name: UITextFieldTextDidBeginEditingNotification)
    print(views, view)
  }
}
