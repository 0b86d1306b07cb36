import UIKit

class Host: UIViewController, ChooserDelegate {
  func chooser(_ chooser: Chooser, didChooseItemAtIndexPath indexPath: IndexPath) {
    print(indexPath.row)
  }

  func chooserWasCancelled(_ chooser: Chooser) { dismiss(animated: true, completion: nil) }
}
