import UIKit

class Deck: UINavigationController, UINavigationControllerDelegate, UIGestureRecognizerDelegate {
  var upcoming: UIViewController?
  var interaction: UIPercentDrivenInteractiveTransition?

  func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
    var pan = UIPanGestureRecognizer(target: self, action: #selector(dragged(_:)))
    pan.delegate = self
    viewController.view.addGestureRecognizer(pan)
  }

  // Only sideways.
  func gestureRecognizerShouldBegin(_ recognizer: UIPanGestureRecognizer) -> Bool {
    let moved = recognizer.translation(in: recognizer.view!)
    if self.upcoming == nil { return false }
    return fabs(moved.x) > fabs(moved.y)
  }

  @objc func dragged(_ recognizer: UIPanGestureRecognizer) {
    let moved = recognizer.translation(in: recognizer.view!)
    var progress = fabs(moved.x / (self.view.bounds.size.width * 1.0));
    progress = min(1.0, max(0.0, progress));

    if (recognizer.state == .began) {
      self.interaction = UIPercentDrivenInteractiveTransition()
      self.pushViewController(self.upcoming!, animated: true)
    }
    else if (recognizer.state == .changed) {
      self.interaction?.update(progress)
    }
    else if (recognizer.state == .ended || recognizer.state == .cancelled) {
      if (progress > 0.5) {
        self.interaction?.finish()
      }
      else {
        self.interaction?.cancel()
      }
      self.interaction = nil;
    }
  }
}
