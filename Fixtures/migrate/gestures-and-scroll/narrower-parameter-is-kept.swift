import UIKit

class Slider: UIViewController, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(pan: UIPanGestureRecognizer) -> Bool {
    let moved = pan.translationInView(pan.view!)
    return abs(moved.x) > abs(moved.y)
  }
}
