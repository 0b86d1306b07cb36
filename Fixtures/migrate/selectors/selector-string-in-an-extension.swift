import UIKit

class Desk: UIViewController {
  private func close(sender: UIBarButtonItem) {}
  private func unseen() {}
}

extension Desk {
  func addButton() {
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "x", style: .Plain, target: self, action: "close:")
  }
}
