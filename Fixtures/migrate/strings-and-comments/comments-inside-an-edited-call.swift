import UIKit

func move(view: UIView) {
  view.frame = CGRectMake(/* left */ 1, /* top */ 2,
    // the size
    3, 4)
  // view.hidden = true
  view.hidden /* for now */ = false
}
