import UIKit

struct Filter {
  var hidden = false
  var characters = ["a"]

  func animateWithDuration(_ seconds: Double) -> Filter { return self }
}

final class Filters: UIViewController {
  var filter = Filter()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.isHidden = filter.hidden
    filter = filter.animateWithDuration(0.3)
    UIView.animate(withDuration: 0.3) { self.view.alpha = CGFloat(self.filter.characters.count) }
  }
}
