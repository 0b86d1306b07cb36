import UIKit

class ShapedButton: UIButton {
  enum Outline: String {
    case Normal = "Normal"
    case RoundedRect = "Rounded Rect"
    case Custom = "Custom"
  }

  var outline: Outline = .Normal

  @IBInspectable var outlineName: String {
    get { return outline.rawValue }
    set { outline = Outline(rawValue: newValue) ?? .Normal }
  }

  func drawOutline() {
    switch(outline) {
    case .Normal: layer.cornerRadius = 0
    case .RoundedRect: layer.cornerRadius = 8
    case .Custom: layer.cornerRadius = 4
    }
    if outline == .Custom || .RoundedRect == outline {
      clipsToBounds = true
    }
  }
}
