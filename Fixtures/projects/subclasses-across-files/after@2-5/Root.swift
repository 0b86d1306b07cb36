import UIKit

class Root: UIViewController {
  let panel = UIView()

  override var prefersStatusBarHidden: Bool { return false }
}

class PlainObject {
  func prefersStatusBarHidden() -> Bool { return true }
}
