import UIKit

final class Use: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.brandColor()
    view.fadeIn(0.3)
    view.tintColor = UIColor.blue
  }
}
