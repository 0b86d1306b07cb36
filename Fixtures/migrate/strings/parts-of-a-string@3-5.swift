struct Song {
  var title = ""
  var parts: [String] = []

  func name(_ text: String) -> String { return text }

  mutating func cut(_ text: String, from: String.Index, to: String.Index) -> String {
    let part = text[from..<to]
    title = String(part)
    title = name(String(part)) + name(String(text[from..<to]))
    title = String(text[from..<text.endIndex])
    let typed: String = String(text[from..<to])
    print(typed, part == title, part.count)
    return String(text[from..<to])
  }
}
