/// The words of a name in camel case, as Swift's importer tells them apart.
///
/// Names are bytes: what Objective-C calls its declarations is ASCII, and other bytes count as letters without case.
enum CamelCase {
  typealias Name = [UInt8]

  static func isUpper(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
  static func isLower(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }
  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
  static func isLetter(_ byte: UInt8) -> Bool { isUpper(byte) || isLower(byte) }
  static func lower(_ byte: UInt8) -> UInt8 { isUpper(byte) ? byte + 32 : byte }
  static func lower(_ name: some Sequence<UInt8>) -> Name { name.map(lower(_:)) }

  private static let underscore = UInt8(ascii: "_")

  /// `URLs` is one word and so is `Indexes`, but the `Is` of `XMLIs…` is not such an ending.
  private static func isPluralEnding(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.elementsEqual("s".utf8) || bytes.elementsEqual("es".utf8) || bytes.elementsEqual("ies".utf8)
  }

  /// Where the word that starts at `start` ends. A `_` is a word of its own.
  static func wordEnd(from start: Int, in name: Name) -> Int {
    if name[start] == underscore { return start + 1 }
    var index = start
    while index < name.count, isUpper(name[index]) { index += 1 }
    if index - start > 1 {
      // An acronym: it ends before the capital that starts the next word, unless what follows only makes it plural.
      var after = index
      while after < name.count, isLower(name[after]) { after += 1 }
      if index == name.count { return index }
      if isPluralEnding(name[index..<after]), !name[(index - 1)..<after].elementsEqual("Is".utf8) { return after }
      return isLower(name[index]) ? index - 1 : index
    }
    while index < name.count, !isUpper(name[index]), name[index] != underscore { index += 1 }
    return index
  }

  /// Where the word that ends at `end` starts.
  static func wordStart(before end: Int, in name: Name) -> Int {
    var index = end
    while index > 0, !isUpper(name[index - 1]), name[index - 1] != underscore { index -= 1 }
    var effectiveEnd = end
    if index > 0, isPluralEnding(name[index..<end]) {
      effectiveEnd = index
      while index > 0, !isUpper(name[index - 1]), name[index - 1] != underscore { index -= 1 }
    }
    if index < effectiveEnd {
      return index != 0 && isLower(name[index]) && name[index - 1] != underscore ? index - 1 : index
    }
    if name[index - 1] == underscore { return index - 1 }
    while index > 0, isUpper(name[index - 1]) { index -= 1 }
    return index
  }

  /// The words from the first to the last.
  static func words(of name: Name) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = 0
    while start < name.count {
      let end = wordEnd(from: start, in: name)
      words.append(start..<end)
      start = end
    }
    return words
  }

  /// The words from the last to the first.
  static func wordsBackward(of name: Name) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var end = name.count
    while end > 0 {
      let start = wordStart(before: end, in: name)
      words.append(start..<end)
      end = start
    }
    return words
  }

  static func firstWord(of name: Name) -> Name { name.isEmpty ? [] : Name(name[..<wordEnd(from: 0, in: name)]) }

  static func lastWord(of name: Name) -> Name {
    name.isEmpty ? [] : Name(name[wordStart(before: name.count, in: name)...])
  }

  /// Equal but for the case of the first letter.
  static func isSame(_ left: Name, _ right: StaticString) -> Bool {
    left.count == right.utf8CodeUnitCount
      && right.withUTF8Buffer { right in
        zip(left, right).enumerated().allSatisfy { index, pair in
          index == 0 ? lower(pair.0) == lower(pair.1) : pair.0 == pair.1
        }
      }
  }

  /// The first letter in lower case; an acronym stays: `Name` → `name`, `URL` → `URL`.
  static func lowercasedWord(_ name: Name) -> Name {
    guard let first = name.first, isUpper(first) else { return name }
    if name.count > 1, isUpper(name[1]) { return name }
    return [lower(first)] + name[1...]
  }

  /// What leads in capitals in lower case: `URLForKey` → `urlForKey`, `URLs` → `urls`, `UTF8Text` → `utf8Text`.
  static func lowercasedInitialism(_ name: Name) -> Name {
    guard let first = name.first, isUpper(first) else { return name }
    var result: Name = []
    for index in name.indices {
      if index < name.count - 1, !isUpper(name[index + 1]) {
        var rest = index
        let following = Name(name[(index + 1)...])
        if index == 0 || !isLetter(name[index + 1]) || isPluralEnding(firstWord(of: following)[...]) {
          result.append(lower(name[index]))
          rest += 1
        }
        return result + name[rest...]
      }
      result.append(lower(name[index]))
    }
    return result
  }
}
