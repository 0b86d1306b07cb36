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
    navigationController: UINavigationController,
    animationControllerForOperation operation: UINavigationControllerOperation,
    fromViewController fromVC: UIViewController,
    toViewController toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
      return operation == .Push ? PushTransition() : nil
  }

  func navigationController(navigationController: UINavigationController,
    interactionControllerForAnimationController animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
      return interaction
  }

  func navigationController(navigationController: UINavigationController, didShowViewController viewController: UIViewController, animated: Bool) {
    let pan = UIPanGestureRecognizer(target: self, action: "panned:")
    pan.delegate = self
    viewController.view.addGestureRecognizer(pan)
  }

  func gestureRecognizerShouldBegin(gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let moved = pan.translationInView(pan.view)
    return nextViewController != nil && abs(moved.x) > abs(moved.y)
  }

  func panned(recognizer: UIPanGestureRecognizer) {
    let moved = recognizer.translationInView(recognizer.view!)
    let progress = min(1.0, max(0.0, abs(moved.x / view.bounds.size.width)))

    if recognizer.state == .Began {
      guard let next = nextViewController else { return }
      interaction = UIPercentDrivenInteractiveTransition()
      pushViewController(next, animated: true)
    } else if recognizer.state == .Changed {
      interaction?.updateInteractiveTransition(progress)
    } else if recognizer.state == .Ended || recognizer.state == .Cancelled {
      if progress > 0.5 {
        interaction?.finishInteractiveTransition()
        nextViewController = nil
      } else {
        interaction?.cancelInteractiveTransition()
      }
      interaction = nil
    }
  }
}
