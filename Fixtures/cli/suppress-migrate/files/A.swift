import UIKit

func hide(view: UIView) {
  // molt:disable:next UIKit -- a stub of ours
  view.hidden = true
  view.hidden = false
  view.hidden = true // molt:disable:this api/UIKit
}
