import UIKit

extension UIColor {
  class func brandColor() -> UIColor { return UIColor.redColor() }
  static func clearColor(alpha: CGFloat) -> UIColor { return UIColor(white: 1, alpha: alpha) }
}

let colors = [UIColor.brandColor(), UIColor.clearColor(), UIColor.clearColor(0.3)]
