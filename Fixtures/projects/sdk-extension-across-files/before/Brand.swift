import UIKit

extension UIColor {
  class func brandColor() -> UIColor { return UIColor.redColor() }
}

extension UIView {
  func fadeIn(duration: NSTimeInterval) {
    UIView.animateWithDuration(duration) { self.alpha = 1 }
  }
}
