import UIKit

func hide(_ view: UIView) {
  // molt:disable:next UIKit -- a stub of ours
  view.hidden = true
  view.isHidden = false
  view.hidden = true // molt:disable:this api/UIKit
}
