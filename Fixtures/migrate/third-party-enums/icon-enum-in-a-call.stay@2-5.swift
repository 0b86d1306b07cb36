import UIKit

enum FontAwesome: String {
  case Search = "\u{f002}"
  case User = "\u{f007}"
  case Normal = "\u{f111}"
}

final class IconButton: UIButton {
  func setIcon(_ icon: FontAwesome, size: CGFloat) {
    accessibilityLabel = icon.rawValue
  }
}

func decorate(_ button: IconButton) {
  button.setIcon(.Search, size: 20)
  button.setIcon(.User, size: 20)
  button.setIcon(.Normal, size: 12)
  button.setIcon(FontAwesome.Normal, size: 12)
}
