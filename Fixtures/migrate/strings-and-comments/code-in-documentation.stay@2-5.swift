import UIKit

/**
 Shows the view.

 ```
 view.hidden = false
 UIView.animateWithDuration(0.3) { view.alpha = 1 }
 button.setTitle("x", forState: .Normal)
 ```

 - parameter view: see `UIApplication.sharedApplication()`
 */
func show(_ view: UIView) {
  // TODO: dispatch_async(dispatch_get_main_queue()) { /* … */ }
  view.isHidden = false
  //view.frame = CGRectMake(0, 0, 1, 1)
}
