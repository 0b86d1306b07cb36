import UIKit

class Screen: UIViewController {
  override var shouldAutorotate // never
   : Bool { return false }
  override var prefersStatusBarHidden/* a */ /* b */ : /* c */ Bool { return true }
}
