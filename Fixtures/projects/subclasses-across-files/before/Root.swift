import UIKit

class Root: UIViewController {
  let panel = UIView()

  override func prefersStatusBarHidden() -> Bool { return false }
}

class PlainObject {
  func prefersStatusBarHidden() -> Bool { return true }
}
