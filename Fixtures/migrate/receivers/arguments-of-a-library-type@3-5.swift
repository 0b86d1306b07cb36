import UIKit
import Glyphs

func build(_ button: GlyphButton) {
  button.setContentHuggingPriority(UILayoutPriority(rawValue: 1000), for: .vertical)
}
