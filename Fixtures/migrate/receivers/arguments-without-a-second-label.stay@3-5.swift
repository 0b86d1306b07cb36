import UIKit
import Glyphs

func build(_ button: GlyphButton) {
  button.addConstraint(1000)
  button.setValue(1, 2)
  made().constraint(lessThanOrEqualToConstant: 1, 2)
}
