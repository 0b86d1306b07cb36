import UIKit
import Glyphs

class Form {
  // Only the SDK has a method of these two labels, so the library's button is one of its buttons.
  let send = GlyphButton()

  func update(_ other: GlyphButton?) {
    send.setTitle("Send", forState: .Normal)
    other?.setTitleColor(UIColor.redColor(), forState: UIControlState.Highlighted)
  }
}
