import UIKit

class Desk: UIViewController {
  fileprivate func close(_ sender: UIBarButtonItem) {}
  private func unseen() {}
}

extension Desk {
  func addButton() {
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "x", style: .plain, target: self, action: #selector(close(_:)))
  }
}
