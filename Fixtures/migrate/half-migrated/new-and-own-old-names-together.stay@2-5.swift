import UIKit

final class Tracker {
  var enabled = true
  var view = UIView()

  func refresh() {
    view.isHidden = !enabled
    view.isUserInteractionEnabled = enabled
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    DispatchQueue.main.async { self.enabled = false }
  }
}
