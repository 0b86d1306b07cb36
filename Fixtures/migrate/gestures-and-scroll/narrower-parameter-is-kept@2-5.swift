import UIKit

class Slider: UIViewController, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ pan: UIPanGestureRecognizer) -> Bool {
    let moved = pan.translation(in: pan.view!)
    return abs(moved.x) > abs(moved.y)
  }
}
