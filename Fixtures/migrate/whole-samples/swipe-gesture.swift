import UIKit

class Deck: UINavigationController, UINavigationControllerDelegate, UIGestureRecognizerDelegate {
  var upcoming: UIViewController?
  var interaction: UIPercentDrivenInteractiveTransition?

  func navigationController(navigationController: UINavigationController, didShowViewController viewController: UIViewController, animated: Bool) {
    var pan = UIPanGestureRecognizer(target: self, action: "dragged:")
    pan.delegate = self
    viewController.view.addGestureRecognizer(pan)
  }

  // Only sideways.
  func gestureRecognizerShouldBegin(recognizer: UIPanGestureRecognizer) -> Bool {
    let moved = recognizer.translationInView(recognizer.view!)
    if self.upcoming == nil { return false }
    return fabs(moved.x) > fabs(moved.y)
  }

  func dragged(recognizer: UIPanGestureRecognizer) {
    let moved = recognizer.translationInView(recognizer.view!)
    var progress = fabs(moved.x / (self.view.bounds.size.width * 1.0));
    progress = min(1.0, max(0.0, progress));

    if (recognizer.state == .Began) {
      self.interaction = UIPercentDrivenInteractiveTransition()
      self.pushViewController(self.upcoming!, animated: true)
    }
    else if (recognizer.state == .Changed) {
      self.interaction?.updateInteractiveTransition(progress)
    }
    else if (recognizer.state == .Ended || recognizer.state == .Cancelled) {
      if (progress > 0.5) {
        self.interaction?.finishInteractiveTransition()
      }
      else {
        self.interaction?.cancelInteractiveTransition()
      }
      self.interaction = nil;
    }
  }
}
