import UIKit

class Pager: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
    view.addGestureRecognizer(tap)
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(Pager.swiped))
    view.addGestureRecognizer(swipe)
  }

  @objc func tapped(_ recognizer: UITapGestureRecognizer) {}

  @IBAction private func touched(_ sender: UIButton) {}

  @objc dynamic func swiped() {}
}
