import UIKit

extension UIColor {
  class func brandColor() -> UIColor { return UIColor(white: 0.2, alpha: 1) }
  class func redColor(_ strength: CGFloat) -> UIColor {
    return UIColor(red: strength, green: 0, blue: 0, alpha: 1)
  }
}

let brand = UIColor.brandColor()
let pale = UIColor.redColor(0.4)
