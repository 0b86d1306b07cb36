import UIKit

class Dragger: UIViewController {
  func pan(recognizer: UIPanGestureRecognizer) {
    let moved = recognizer.translationInView(recognizer.view!)
    let speed = recognizer.velocityInView(view)
    if recognizer.state == .Began {
      print(moved.x, speed.x)
    } else if (recognizer.state == .Changed) {
      recognizer.setTranslation(CGPointZero, inView: view)
    }
    else if recognizer.state == .Ended || recognizer.state == .Cancelled {
      recognizer.enabled = false
    }
  }

  func hold(recognizer: UILongPressGestureRecognizer) {
    switch recognizer.state {
    case .Began: print(recognizer.locationInView(view))
    case .Ended, .Failed: print("✋")
    default: break
    }
  }
}
