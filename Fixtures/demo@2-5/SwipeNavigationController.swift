import UIKit

/// Goes to the next screen by a swipe to the left.
class SwipeNavigationController: UINavigationController, UINavigationControllerDelegate, UIGestureRecognizerDelegate {

  var nextViewController: UIViewController?
  private var interaction: UIPercentDrivenInteractiveTransition?

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
      return operation == .push ? PushTransition() : nil
  }

  func navigationController(_ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
      return interaction
  }

  func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
    let pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
    pan.delegate = self
    viewController.view.addGestureRecognizer(pan)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let moved = pan.translation(in: pan.view)
    return nextViewController != nil && abs(moved.x) > abs(moved.y)
  }

  @objc func panned(_ recognizer: UIPanGestureRecognizer) {
    let moved = recognizer.translation(in: recognizer.view!)
    let progress = min(1.0, max(0.0, abs(moved.x / view.bounds.size.width)))

    if recognizer.state == .began {
      guard let next = nextViewController else { return }
      interaction = UIPercentDrivenInteractiveTransition()
      pushViewController(next, animated: true)
    } else if recognizer.state == .changed {
      interaction?.update(progress)
    } else if recognizer.state == .ended || recognizer.state == .cancelled {
      if progress > 0.5 {
        interaction?.finish()
        nextViewController = nil
      } else {
        interaction?.cancel()
      }
      interaction = nil
    }
  }
}
