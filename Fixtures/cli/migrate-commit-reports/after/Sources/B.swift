import UIKit

func show(_ view: UIView) {
  view.isHidden = false
}
