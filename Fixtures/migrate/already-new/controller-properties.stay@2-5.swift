import UIKit

class KioskController: UIViewController {
  override var prefersStatusBarHidden: Bool { return true }
  override var shouldAutorotate: Bool { return false }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return [.portrait, .landscapeLeft] }
  override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.navigationBar.isHidden = true
    UIApplication.shared.isIdleTimerDisabled = true
    view.tintColor = UIColor.orange
    dismiss(animated: true, completion: nil)
  }
}
