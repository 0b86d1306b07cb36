import UIKit

class Base: UIViewController {
  @objc func refresh(_ sender: UIButton) {}

  @objc func leave() {}

  func unrelated() {}
}
