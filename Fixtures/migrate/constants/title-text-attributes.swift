import UIKit

class Bars: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.titleTextAttributes = [NSForegroundColorAttributeName: UIColor.whiteColor()]
    navigationBar.barTintColor = UIColor.blackColor()
    navigationBar.translucent = false
  }
}
