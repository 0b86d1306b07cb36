import UIKit
import Glyphs

class Toolbar: UIView {
  let button = UIButton()

  func build() {
    button.titleLabel?.font = UIFont.glyphFontOfSize(24)
    button.setTitle(String.glyphWithName(.Github), for: .normal)
    button.setTitleColor(UIColor.glyphAccent(), for: UIControl.State.normal)
  }
}
