struct Song {
  var title = ""
  var parts: [String] = []

  func name(_ text: String) -> String { return text }

  mutating func cut(_ text: String, from: String.Index, to: String.Index) -> String {
    let part = text[from..<to]
    title = part
    title = name(part) + name(text[from..<to])
    title = text[from..<text.endIndex]
    let typed: String = text[from..<to]
    print(typed, part == title, part.characters.count)
    return text[from..<to]
  }
}
