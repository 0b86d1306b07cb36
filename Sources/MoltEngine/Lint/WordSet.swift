import MoltSyntax

/// A few words, to ask of every name of a file whether it is one: no text is made for the question.
struct WordSet: Sendable {
  private var bytes: [UInt8] = []
  /// Where each word stands in `bytes`.
  private var words: [Range<Int>] = []
  /// Open addressing over the words' hashes, a quarter full at most; the word's place, or -1.
  private var slots: [Int32]

  init(_ words: some Sequence<String>) {
    for word in words {
      let start = bytes.count
      bytes += word.utf8
      self.words.append(start..<bytes.count)
    }
    var size = 16
    while size < self.words.count * 4 { size *= 2 }
    slots = Array(repeating: -1, count: size)
    for (place, word) in self.words.enumerated() {
      let hash = bytes.withUnsafeBufferPointer { NameHash.hash(UnsafeBufferPointer(rebasing: $0[word])) }
      var slot = Int(hash) & (size - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = Int32(truncatingIfNeeded: place)
    }
  }

  /// Whether the name at a token, its backticks left out, is one of the words.
  func contains(_ index: Int, in tokens: TokenBuffer) -> Bool {
    let range = tokens.nameRange(index)
    let mask = slots.count - 1
    return tokens.bytes.withUnsafeBytes { file in
      bytes.withUnsafeBytes { bytes in
        guard let base = file.baseAddress, let pool = bytes.baseAddress else { return false }
        let start = base + range.lower
        var slot = Int(NameHash.hash(start, count: range.count)) & mask
        while slots[slot] >= 0 {
          let word = words[Int(slots[slot])]
          if word.count == range.count, NameHash.isEqual(pool + word.lowerBound, start, count: range.count) {
            return true
          }
          slot = (slot + 1) & mask
        }
        return false
      }
    }
  }
}
