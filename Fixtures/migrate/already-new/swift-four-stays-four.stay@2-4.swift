import UIKit

final class Tag: UIButton {
  func dress(_ text: String) {
    let font = [NSAttributedStringKey.font: UIFont.systemFont(ofSize: 12)]
    setAttributedTitle(NSAttributedString(string: text, attributes: font), for: UIControlState.normal)
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fillMode = kCAFillModeForwards
    layer.add(fade, forKey: nil)
    contentMode = UIViewContentMode.center
    NotificationCenter.default.post(name: NSNotification.Name.UIKeyboardWillHide, object: nil)
  }
}
