import UIKit

enum Glyph: String {
  case Search, User, Left
}

enum Side { case top, left, right }

extension String {
  static func glyphWithName(_ glyph: Glyph) -> String { return glyph.rawValue }
}

extension UIFont {
  class func glyphFontOfSize(_ size: CGFloat) -> UIFont { return UIFont.systemFont(ofSize: size) }
}

@IBDesignable
class GlyphButton: UIButton {
  func setTitle(_ glyph: Glyph, GlyphSize: CGFloat, titleText: String, side: Side = .left, GlyphColor: UIColor! = nil) {
    let symbol = String.glyphWithName(glyph)
    var result = NSMutableAttributedString(string: symbol)
    result.addAttributes([.foregroundColor: GlyphColor ?? UIColor.black], range: NSMakeRange(0, symbol.count))
    result.addAttributes([.font: UIFont.glyphFontOfSize(GlyphSize)], range: NSMakeRange(0, symbol.count))
    let title = NSMutableAttributedString(string: titleText)
    switch side {
    case .top:
      let gap = NSMutableAttributedString(string: "\n\n")
      gap.addAttributes([.font: UIFont(name: "Glyphs", size: GlyphSize * 0.3)!], range: NSMakeRange(0, gap.length))
      result.append(gap)
    case .left:
      title.addAttribute(.baselineOffset, value: lift(GlyphSize, fontSize: 12), range: NSMakeRange(0, title.length))
      result.append(title)
    case .right:
      title.append(result)
      result = title
    }
    self.titleLabel?.textAlignment = .center
    self.setAttributedTitle(result, for: .normal)
  }

  private func lift(_ glyphSize: CGFloat, fontSize: CGFloat) -> CGFloat {
    return sqrt(abs(glyphSize / 2 - fontSize / 2))
  }
}

func fill(_ button: GlyphButton) {
  button.setTitle(
    .Search, GlyphSize: 28
    , titleText: "検索"
    , side: .top
    , GlyphColor: UIColor.orange)
  button.setTitle(.Left, GlyphSize: 12, titleText: ".Search", side: Side.right, GlyphColor: UIColor.gray)
}
