import UIKit

class Base: UIViewController {
  func refresh(sender: UIButton) {}

  func leave() {}

  func unrelated() {}
}
