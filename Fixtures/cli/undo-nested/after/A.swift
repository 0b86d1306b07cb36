import UIKit

func hide(_ view: UIView) {
  view.isHidden = true
}
