import UIKit
import Glyphs

func build(_ button: GlyphButton) {
  button.setContentHuggingPriority(1000, for: .vertical)
}
