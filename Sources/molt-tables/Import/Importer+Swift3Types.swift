import MoltNames

extension Importer {
  /// Swift 3's declarations, where a type of Swift 4's did not exist yet: the keys of attributes, media types, file types …
  /// were strings.
  mutating func addSwift3Declarations() {
    let strings = typesThatWereStrings()
    for index in rows.indices {
      let row = rows[index]
      let newer = row.declaration4.isEmpty ? row.declaration : row.declaration4
      guard !newer.isEmpty, row.kind != .constant else { continue }
      var older = newer
      for type in strings where older.contains(type) { older = older.replacing(path: type, with: "String") }
      guard older != newer else { continue }
      rows[index].declaration3 = older
      count("Swift 3's declaration: a struct around a string was a String")
    }
  }

  /// The names in Swift 4, and today, of those structs whose constants were globals in Swift 3. Longer names first, so that
  /// none is taken for a part of another.
  private func typesThatWereStrings() -> [String] {
    var names: Set<String> = []
    for row in rows where row.kind == .constant && !row.owner.isEmpty && !row.flags.contains(.isMirror) {
      guard row.spelling(in: .swift3).hasPrefix("="), !row.spelling(in: .swift3).contains("."),
        let index = book.index(name: row.owner), book.types[index].kind == .typedString,
        row.spelling(in: .swift4).hasPrefix("=") == false,
        // Notifications had names of their own in Swift 3 already.
        row.owner != "NSNotification.Name"
      else { continue }
      names.insert(row.owner)
      names.insert(book.spelling(of: row.owner, in: .swift4))
    }
    return names.sorted { ($1.count, $0) < ($0.count, $1) }
  }
}

extension String {
  /// Replaces a dotted name where it stands by itself: no letter, digit or dot on either side.
  fileprivate func replacing(path: String, with other: String) -> String {
    var result = ""
    var rest = self[...]
    while let range = rest.range(ofFirst: path) {
      let before = rest[..<range.lowerBound].last ?? result.last
      let after = rest[range.upperBound...].first
      let isWhole = !isPart(before) && !isPart(after)
      result += rest[..<range.lowerBound]
      result += isWhole ? other : path
      rest = rest[range.upperBound...]
    }
    return result + rest
  }

  private func isPart(_ character: Character?) -> Bool {
    guard let character else { return false }
    return character.isLetter || character.isNumber || character == "_" || character == "."
  }
}

extension Substring {
  fileprivate func range(ofFirst needle: String) -> Range<Index>? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(needle) { return index..<self.index(index, offsetBy: needle.count) }
      index = self.index(after: index)
    }
    return nil
  }
}
