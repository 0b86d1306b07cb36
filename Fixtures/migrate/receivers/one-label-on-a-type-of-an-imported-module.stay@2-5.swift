import UIKit
import Glyphs

class Form {
  let send = GlyphButton()

  // A library may have these for itself.
  func update() {
    send.insertText("x")
    send.removeObject(send)
    send.setNeedsGlyph()
    print(send.stringForObjectValue(send))
  }
}
