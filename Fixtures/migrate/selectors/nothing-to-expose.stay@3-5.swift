import UIKit

class Lamp: UIViewController {
  func wire(_ button: UIButton) {
    button.addTarget(self, action: #selector(light(_:)), for: .touchUpInside)
    button.addTarget(self, action: #selector(viewDidAppear(_:)), for: .touchDown)
    button.addTarget(self, action: #selector(UIViewController.becomeFirstResponder), for: .touchDown)
  }

  @IBAction func light(_ sender: UIButton) {}

  override func viewDidAppear(_ animated: Bool) {}

  func wired(_ button: UIButton) {}
}
