import Glyphs

struct Item {
  var glyph: Glyph = .Search
  var others: [Glyph] = [.Add, .Edit]
  let byName: [String: Glyph] = ["stop": .Stop]

  mutating func change(_ next: Glyph = .Play) {
    glyph = next
    glyph = .Pause
    if glyph == .Camera { others = [.Bookmarks] }
  }
}
