import UIKit

class Feed: UIViewController {
  func reload() {
    DispatchQueue.main.async {
      self.view.isHidden = false
    }
    DispatchQueue.main.async(execute: { print("📬") })
    DispatchQueue.main.sync { [weak self] in self?.view.setNeedsLayout() }
  }
}
