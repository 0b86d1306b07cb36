import UIKit

func hide(view: UIView) {
  view.hidden = true
}
