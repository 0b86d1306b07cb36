import UIKit

/// Draws what `CGRectMake(0, 0, 10, 10)` used to draw.
///
/// - Parameter side: was an `NSTimeInterval` once, see `numberOfSectionsInTableView(tableView: UITableView)`.
func square(_ side: CGFloat) -> CGRect {
  // view.hidden = true; UIApplication.sharedApplication()
  /* CGRectZero /* nested: kCAFillModeForwards */ and still a comment: CGFloat.max */
  return CGRect(x: 0, y: 0, width: side, height: side)  // not CGRectMake 📐
}
