import UIKit

class Board: UIViewController, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(gestureRecognizer: UIGestureRecognizer) -> Bool {
    return gestureRecognizer.state == UIGestureRecognizerState.Possible
  }

  func gestureRecognizer(first: UIGestureRecognizer, shouldRecognizeSimultaneouslyWithGestureRecognizer second: UIGestureRecognizer) -> Bool {
    return first.view == second.view
  }

  func gestureRecognizer(recognizer: UIGestureRecognizer, shouldReceiveTouch touch: UITouch) -> Bool {
    return touch.locationInView(nil).x > 0
  }
}
