import UIKit

extension UIColor {
  class func brandColor() -> UIColor { return UIColor.red }
}

extension UIView {
  func fadeIn(_ duration: TimeInterval) {
    UIView.animate(withDuration: duration) { self.alpha = 1 }
  }
}
