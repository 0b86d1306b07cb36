import UIKit

class Bars: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.titleTextAttributes = [.foregroundColor: UIColor.white]
    navigationBar.barTintColor = UIColor.black
    navigationBar.isTranslucent = false
  }
}
