/// What a word of a name is, as far as the importer's rules ask.
enum PartOfSpeech {
  case unknown, preposition, verb, gerund

  init(_ word: some Sequence<UInt8>) {
    let word = CamelCase.lower(word)
    if Self.prepositions.contains(word) {
      self = .preposition
    } else if Self.isVerb(word) {
      self = .verb
    } else {
      self = Self.isGerund(word) ? .gerund : .unknown
    }
  }

  /// A verb, or one with a prefix that makes another verb of it: `reload`, `deselect`, `autoplay`.
  private static func isVerb(_ word: [UInt8]) -> Bool {
    if verbs.contains(word) { return true }
    for prefix in ["auto", "re", "de"] {
      let count = prefix.utf8.count
      if word.count > count, word.starts(with: prefix.utf8), isVerb(Array(word[count...])) { return true }
    }
    return false
  }

  /// `playing`, `moving` (move), `stopping` (stop); prepositions such as `using` come before.
  private static func isGerund(_ word: [UInt8]) -> Bool {
    guard word.count > 4, word.suffix(3).elementsEqual("ing".utf8) else { return false }
    let stem = Array(word.dropLast(3))
    if isVerb(stem) { return true }
    if stem.last != UInt8(ascii: "e"), isVerb(stem + [UInt8(ascii: "e")]) { return true }
    return stem.count > 1 && stem[stem.count - 1] == stem[stem.count - 2] && isVerb(Array(stem.dropLast()))
  }

  private static let prepositions = Set(
    """
    above after along alongside as at before below by following for from given in including inside into matching of on
    passing preceding since to until using via when with within
    """.split(whereSeparator: \.isWhitespace).map { Array($0.utf8) })

  private static let verbs = Set(verbList.split(whereSeparator: \.isWhitespace).map { Array($0.utf8) })
}
