import UIKit

class Swiper: UINavigationController {
  var interaction: UIPercentDrivenInteractiveTransition?

  func follow(_ progress: CGFloat) {
    interaction?.update(progress)
    if progress > 0.5 {
      interaction?.finish()
    } else {
      self.interaction?.cancel()
    }
  }
}
