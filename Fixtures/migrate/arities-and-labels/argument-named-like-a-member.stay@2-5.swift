import UIKit

struct Style {
  init(font: UIFont, enabled: Bool, hidden: Bool = false) {
    self.font = font
    self.active = enabled && !hidden
  }

  let font: UIFont
  let active: Bool
}

let style = Style(font: UIFont.systemFont(ofSize: 12), enabled: true, hidden: false)
