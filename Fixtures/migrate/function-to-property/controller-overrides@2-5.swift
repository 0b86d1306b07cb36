import UIKit

class Cinema: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool {
    return false
  }

  override var prefersStatusBarHidden: Bool { return true }  // full screen

  override public var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    return .landscape
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    return prefersStatusBarHidden ? .default : .lightContent
  }

  override var shouldAutorotate: Bool { return super.shouldAutorotate }
}
