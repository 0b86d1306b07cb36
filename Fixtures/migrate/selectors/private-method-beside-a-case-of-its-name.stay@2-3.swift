import UIKit

class Shelf: UIViewController {
  private func cancel() {}
}

extension Shelf {
  func ask() -> UIAlertAction {
    return UIAlertAction(title: "No", style: .cancel, handler: nil)
  }
}
