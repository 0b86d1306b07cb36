import UIKit

func show(view: UIView) {
  view.hidden = false
}
