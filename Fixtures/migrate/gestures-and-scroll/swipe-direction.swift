import UIKit

func listen(view: UIView) {
  let swipe = UISwipeGestureRecognizer()
  swipe.direction = .Left
  view.addGestureRecognizer(swipe)
  let other = UISwipeGestureRecognizer()
  other.direction = UISwipeGestureRecognizerDirection.Right
  other.requireGestureRecognizerToFail(swipe)
}
