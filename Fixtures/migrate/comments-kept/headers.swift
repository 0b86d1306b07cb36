import UIKit

class Screen: UIViewController {
  override func shouldAutorotate( // never
  ) -> Bool { return false }
  override func prefersStatusBarHidden(/* a */) /* b */ -> /* c */ Bool { return true }
}
