import UIKit

class Dragger: UIViewController {
  func pan(_ recognizer: UIPanGestureRecognizer) {
    let moved = recognizer.translation(in: recognizer.view!)
    let speed = recognizer.velocity(in: view)
    if recognizer.state == .began {
      print(moved.x, speed.x)
    } else if (recognizer.state == .changed) {
      recognizer.setTranslation(CGPoint.zero, in: view)
    }
    else if recognizer.state == .ended || recognizer.state == .cancelled {
      recognizer.isEnabled = false
    }
  }

  func hold(_ recognizer: UILongPressGestureRecognizer) {
    switch recognizer.state {
    case .began: print(recognizer.location(in: view))
    case .ended, .failed: print("✋")
    default: break
    }
  }
}
