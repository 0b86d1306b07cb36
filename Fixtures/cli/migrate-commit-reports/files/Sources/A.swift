import UIKit

func hide(view: UIView) {
  view.hidden = true
  let key = NSFontAttributeName
  print(key)
}
