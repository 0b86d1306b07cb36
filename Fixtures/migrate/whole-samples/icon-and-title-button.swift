import UIKit

enum Glyph: String {
  case Search, User, Left
}

enum Side { case top, left, right }

extension String {
  static func glyphWithName(glyph: Glyph) -> String { return glyph.rawValue }
}

extension UIFont {
  class func glyphFontOfSize(size: CGFloat) -> UIFont { return UIFont.systemFontOfSize(size) }
}

@IBDesignable
class GlyphButton: UIButton {
  func setTitle(glyph: Glyph, GlyphSize: CGFloat, titleText: String, side: Side = .left, GlyphColor: UIColor! = nil) {
    let symbol = String.glyphWithName(glyph)
    var result = NSMutableAttributedString(string: symbol)
    result.addAttributes([NSForegroundColorAttributeName: GlyphColor ?? UIColor.blackColor()], range: NSMakeRange(0, symbol.characters.count))
    result.addAttributes([NSFontAttributeName: UIFont.glyphFontOfSize(GlyphSize)], range: NSMakeRange(0, symbol.characters.count))
    let title = NSMutableAttributedString(string: titleText)
    switch side {
    case .top:
      let gap = NSMutableAttributedString(string: "\n\n")
      gap.addAttributes([NSFontAttributeName: UIFont(name: "Glyphs", size: GlyphSize * 0.3)!], range: NSMakeRange(0, gap.length))
      result.appendAttributedString(gap)
    case .left:
      title.addAttribute(NSBaselineOffsetAttributeName, value: lift(GlyphSize, fontSize: 12), range: NSMakeRange(0, title.length))
      result.appendAttributedString(title)
    case .right:
      title.appendAttributedString(result)
      result = title
    }
    self.titleLabel?.textAlignment = .Center
    self.setAttributedTitle(result, forState: .Normal)
  }

  private func lift(glyphSize: CGFloat, fontSize: CGFloat) -> CGFloat {
    return sqrt(abs(glyphSize / 2 - fontSize / 2))
  }
}

func fill(button: GlyphButton) {
  button.setTitle(
    .Search, GlyphSize: 28
    , titleText: "検索"
    , side: .top
    , GlyphColor: UIColor.orangeColor())
  button.setTitle(.Left, GlyphSize: 12, titleText: ".Search", side: Side.right, GlyphColor: UIColor.grayColor())
}
