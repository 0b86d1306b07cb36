import UIKit

class Form: UIViewController {
  let save = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    save.addTarget(self, action: "saved:", forControlEvents: .TouchUpInside)
    save.addTarget(self, action: Selector("touched:forEvent:"), forControlEvents: [.TouchDown, .TouchUpInside])
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: "close"))
    print("saved:")
  }

  func saved(sender: UIButton) {}

  private func touched(sender: UIButton, forEvent event: UIEvent) {}

  /// Closes without saving.
  func close() {}
}
