import UIKit
import Glyphs

final class GlyphButton: UIButton {
  func setGlyph(_ glyph: Glyph, size: CGFloat, place: Place = .Left) {
    setTitle(place.rawValue, for: .normal)
  }

  func reset() {
    setGlyph(.Search, size: 28
      , place: .Center)
    self.setGlyph(.Stop, size: 12, place: Place.Normal)
  }
}
