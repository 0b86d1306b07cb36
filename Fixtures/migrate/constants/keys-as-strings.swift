import UIKit

class Marker: UIBarButtonItem {
  private var _titleButton: UIButton?
  override var title: String? {
    didSet { _titleButton?.setTitle(title, forState: .Normal) }
  }

  func mark(attributes: [String: AnyObject], name: String) {
    let more: [String: AnyObject] = [NSFontAttributeName: UIFont.systemFontOfSize(2)]
    let views = NSBundle.mainBundle().loadNibNamed("Marker", owner: nil, options: nil)
    let view = NSBundle.mainBundle().loadNibNamed("Marker", owner: nil, options: nil)[0]
    mark([NSFontAttributeName: UIFont.systemFontOfSize(3)], name: UITextFieldTextDidBeginEditingNotification)
    print(more, views, view)
  }
}
