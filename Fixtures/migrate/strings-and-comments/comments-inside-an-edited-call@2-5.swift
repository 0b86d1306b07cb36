import UIKit

func move(_ view: UIView) {
  view.frame = CGRect(/* left */ x: 1, /* top */ y: 2,
    // the size
    width: 3, height: 4)
  // view.hidden = true
  view.isHidden /* for now */ = false
}
