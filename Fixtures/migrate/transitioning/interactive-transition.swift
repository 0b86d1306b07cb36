import UIKit

class Swiper: UINavigationController {
  var interaction: UIPercentDrivenInteractiveTransition?

  func follow(progress: CGFloat) {
    interaction?.updateInteractiveTransition(progress)
    if progress > 0.5 {
      interaction?.finishInteractiveTransition()
    } else {
      self.interaction?.cancelInteractiveTransition()
    }
  }
}
