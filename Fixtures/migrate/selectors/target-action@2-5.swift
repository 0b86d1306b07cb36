import UIKit

class Form: UIViewController {
  let save = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    save.addTarget(self, action: #selector(saved(_:)), for: .touchUpInside)
    save.addTarget(self, action: #selector(touched(_:forEvent:)), for: [.touchDown, .touchUpInside])
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
    print("saved:")
  }

  @objc func saved(_ sender: UIButton) {}

  @objc private func touched(_ sender: UIButton, forEvent event: UIEvent) {}

  /// Closes without saving.
  @objc func close() {}
}
