import UIKit

class Remote: UIViewController {
  func wire(up: UIButton, down: UIButton) {
    up.addTarget(self, action: "louder:", forControlEvents: .TouchUpInside)
    down.addTarget(self, action: "softer:", forControlEvents: .TouchUpInside)
    up.addTarget(self, action: "mute", forControlEvents: .TouchDown)
    down.addTarget(self, action: "setNeedsFocus", forControlEvents: .TouchDown)
  }

  @IBAction func louder(sender: UIButton) {}

  @objc func softer(sender: UIButton) {}

  dynamic func mute() {}

  @objc
  internal func setNeedsFocus() {}
}
