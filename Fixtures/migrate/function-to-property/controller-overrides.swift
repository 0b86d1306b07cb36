import UIKit

class Cinema: UIViewController {
  override func shouldAutomaticallyForwardAppearanceMethods() -> Bool {
    return false
  }

  override func prefersStatusBarHidden() -> Bool { return true }  // full screen

  override public func supportedInterfaceOrientations() -> UIInterfaceOrientationMask {
    return .Landscape
  }

  override func preferredStatusBarStyle() -> UIStatusBarStyle {
    return prefersStatusBarHidden() ? .Default : .LightContent
  }

  override func shouldAutorotate() -> Bool { return super.shouldAutorotate() }
}
