import UIKit

/// Icons of the font that the app ships.
enum Icon: String {
  case Search = "\u{f002}"
  case Star = "\u{f005}"
  case Normal = "\u{f111}"
}

/// A button with an icon before its title.
class IconButton: UIButton {

  @IBInspectable var borderColor: UIColor = UIColor.clear {
    didSet { layer.borderColor = borderColor.cgColor }
  }

  func setIcon(_ icon: Icon, size: CGFloat, title: String) {
    let font = UIFont(name: "BirdIcons", size: size) ?? UIFont.systemFont(ofSize: size)
    let text = NSMutableAttributedString(string: icon.rawValue)
    text.addAttributes([.font: font, .foregroundColor: tintColor], range: NSMakeRange(0, text.length))

    if title != "" {
      let label = NSAttributedString(string: " " + title, attributes: [
        .font: UIFont.systemFont(ofSize: size / 2),
      ])
      text.append(label)
    }
    setAttributedTitle(text, for: .normal)
    titleLabel?.textAlignment = icon == .Normal ? .center : .left
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    layer.borderWidth = isHighlighted ? 1 : 0
  }
}
