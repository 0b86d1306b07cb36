import UIKit
import Glyphs

class Form {
  // Only the SDK has a method of these two labels, so the library's button is one of its buttons.
  let send = GlyphButton()

  func update(_ other: GlyphButton?) {
    send.setTitle("Send", for: .normal)
    other?.setTitleColor(UIColor.red, for: UIControl.State.highlighted)
  }
}
