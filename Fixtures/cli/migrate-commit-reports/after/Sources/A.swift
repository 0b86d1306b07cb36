import UIKit

func hide(_ view: UIView) {
  view.isHidden = true
  let key = NSAttributedString.Key.font
  print(key)
}
