import UIKit

/// Icons of the font that the app ships.
enum Icon: String {
  case Search = "\u{f002}"
  case Star = "\u{f005}"
  case Normal = "\u{f111}"
}

/// A button with an icon before its title.
class IconButton: UIButton {

  @IBInspectable var borderColor: UIColor = UIColor.clearColor() {
    didSet { layer.borderColor = borderColor.CGColor }
  }

  func setIcon(icon: Icon, size: CGFloat, title: String) {
    let font = UIFont(name: "BirdIcons", size: size) ?? UIFont.systemFontOfSize(size)
    let text = NSMutableAttributedString(string: icon.rawValue)
    text.addAttributes([NSFontAttributeName: font, NSForegroundColorAttributeName: tintColor], range: NSMakeRange(0, text.length))

    if title != "" {
      let label = NSAttributedString(string: " " + title, attributes: [
        NSFontAttributeName: UIFont.systemFontOfSize(size / 2),
      ])
      text.appendAttributedString(label)
    }
    setAttributedTitle(text, forState: .Normal)
    titleLabel?.textAlignment = icon == .Normal ? .Center : .Left
  }

  override func endTrackingWithTouch(touch: UITouch?, withEvent event: UIEvent?) {
    super.endTrackingWithTouch(touch, withEvent: event)
    layer.borderWidth = highlighted ? 1 : 0
  }
}
