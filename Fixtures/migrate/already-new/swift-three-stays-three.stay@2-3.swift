import UIKit

final class Card: UIView {
  func attributes(_ text: String) -> [String: Any] {
    print(text.characters.count, text.substring(to: text.startIndex))
    return [NSFontAttributeName: UIFont.systemFont(ofSize: 12), NSKernAttributeName: 2]
  }

  func spin() {
    let spin = CABasicAnimation(keyPath: "transform.rotation")
    spin.fillMode = kCAFillModeForwards
    spin.isRemovedOnCompletion = false
    layer.add(spin, forKey: "spin")
    NotificationCenter.default.post(name: NSNotification.Name.UIKeyboardWillShow, object: nil)
  }

  func title(_ button: UIButton, state: UIControlState) {
    button.setTitle("🃏", for: state)
    button.setTitle("", for: UIControlState.highlighted)
  }
}
