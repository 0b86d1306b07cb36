import UIKit

class Card: UIView {
  func show(_ title: String) {
    let style: [NSAttributedString.Key: Any] = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 12)]
    let body: [String: Any] = ["title": title]
    _ = title.shortened(to: bounds.size, style: style)
    _ = title.tagged(with: ["color": "red"])
    _ = title.sent(body)
    _ = try? JSONSerialization.data(withJSONObject: style, options: [])
  }
}
