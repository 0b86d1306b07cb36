import UIKit

class Feed: UIViewController {
  func reload() {
    dispatch_async(dispatch_get_main_queue()) {
      self.view.hidden = false
    }
    dispatch_async(dispatch_get_main_queue(), { print("📬") })
    dispatch_sync(dispatch_get_main_queue()) { [weak self] in self?.view.setNeedsLayout() }
  }
}
