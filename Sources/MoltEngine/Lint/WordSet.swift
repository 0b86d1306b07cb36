import MoltSyntax

/// A few words, to ask of every name of a file whether it is one: no text is made for the question.
struct WordSet: Sendable {
  private let words: [StaticString]
  /// Open addressing over the words' hashes, a quarter full at most; the word's place, or -1.
  private var slots: [Int16]

  init(_ words: [StaticString]) {
    self.words = words
    var size = 16
    while size < words.count * 4 { size *= 2 }
    slots = Array(repeating: -1, count: size)
    for (place, word) in words.enumerated() {
      var slot = Int(NameHash.hash(word.utf8Start, count: word.utf8CodeUnitCount)) & (size - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = Int16(truncatingIfNeeded: place)
    }
  }

  /// Whether the name at a token, its backticks left out, is one of the words.
  func contains(_ index: Int, in tokens: TokenBuffer) -> Bool {
    let range = tokens.nameRange(index)
    let mask = slots.count - 1
    return tokens.bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return false }
      let start = base + range.lower
      var slot = Int(NameHash.hash(start, count: range.count)) & mask
      while slots[slot] >= 0 {
        let word = words[Int(slots[slot])]
        if word.utf8CodeUnitCount == range.count, NameHash.isEqual(word.utf8Start, start, count: range.count) {
          return true
        }
        slot = (slot + 1) & mask
      }
      return false
    }
  }
}
