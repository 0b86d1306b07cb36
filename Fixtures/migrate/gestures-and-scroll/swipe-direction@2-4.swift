import UIKit

func listen(_ view: UIView) {
  let swipe = UISwipeGestureRecognizer()
  swipe.direction = .left
  view.addGestureRecognizer(swipe)
  let other = UISwipeGestureRecognizer()
  other.direction = UISwipeGestureRecognizerDirection.right
  other.require(toFail: swipe)
}
