import UIKit

class Host: UIViewController, ChooserDelegate {
  func chooser(chooser: Chooser, didChooseItemAtIndexPath indexPath: NSIndexPath) {
    print(indexPath.row)
  }

  func chooserWasCancelled(chooser: Chooser) { dismissViewControllerAnimated(true, completion: nil) }
}
