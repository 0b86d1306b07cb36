import UIKit

class Nest {
  private var size: CGFloat = NSUserDefaults.standardUserDefaults().floatForKey("size")
  private func attributes() -> [String: AnyObject] {
    return [NSFontAttributeName: UIFont.systemFontOfSize(12)]
  }
}
