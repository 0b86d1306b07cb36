import UIKit

extension UIColor {
  class func brandColor() -> UIColor { return UIColor.red }
  static func clearColor(_ alpha: CGFloat) -> UIColor { return UIColor(white: 1, alpha: alpha) }
}

let colors = [UIColor.brandColor(), UIColor.clear, UIColor.clearColor(0.3)]
