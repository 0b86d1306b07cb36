import UIKit

class Remote: UIViewController {
  func wire(_ up: UIButton, down: UIButton) {
    up.addTarget(self, action: #selector(louder(_:)), for: .touchUpInside)
    down.addTarget(self, action: #selector(softer(_:)), for: .touchUpInside)
    up.addTarget(self, action: #selector(mute), for: .touchDown)
    down.addTarget(self, action: #selector(setNeedsFocus), for: .touchDown)
  }

  @IBAction func louder(_ sender: UIButton) {}

  @objc func softer(_ sender: UIButton) {}

  @objc dynamic func mute() {}

  @objc
  internal func setNeedsFocus() {}
}
