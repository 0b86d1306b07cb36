import UIKit

class ViewController: UIViewController {
  var item: UIView?
  private func label() -> UILabel { return UILabel() }
  func show() {
    item?.isHidden = true
    label().isHidden = true
  }
}
