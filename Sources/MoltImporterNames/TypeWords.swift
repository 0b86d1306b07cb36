/// Finds a type's words in a name.
enum TypeWords {
  typealias Name = [UInt8]

  /// Whether a word of a name repeats a word of a type: `URL` repeats `NSURL`, `Point` repeats `Point2`.
  static func matches(_ nameWord: some Collection<UInt8>, _ typeWord: some Collection<UInt8>) -> Bool {
    let name = Name(nameWord)
    let type = Name(typeWord)
    guard name.count <= type.count else { return false }
    let isEqual = { (slice: ArraySlice<UInt8>) in
      zip(slice, name).allSatisfy { CamelCase.lower($0) == CamelCase.lower($1) }
    }
    guard name.count < type.count else { return isEqual(type[...]) }
    if isEqual(type.suffix(name.count)), !CamelCase.isLower(type[type.count - name.count]) {
      // What stands before must look like a prefix. That only so many letters of it are looked at is the importer's.
      return type.prefix(name.count).allSatisfy { !CamelCase.isLower($0) && $0 != UInt8(ascii: "_") }
    }
    return isEqual(type.prefix(name.count)) && type.dropFirst(name.count).allSatisfy(CamelCase.isDigit)
  }

  static func matches(_ nameWord: some Collection<UInt8>, _ typeWord: String) -> Bool {
    matches(nameWord, Array(typeWord.utf8))
  }

  /// What remains of a name after the type's words at its start: `stringByAppending` with `NSString` →
  /// `ByAppending`. The whole name when it does not start so.
  static func dropLeading(_ typeName: Name, from name: Name) -> Name {
    let nameWords = CamelCase.words(of: name)
    let typeWords = CamelCase.words(of: typeName)
    guard let first = nameWords.first,
      let start = typeWords.lastIndex(where: { matches(name[first], typeName[$0]) })
    else { return name }
    var nameIndex = 1
    for typeIndex in typeWords.indices.dropFirst(start + 1) {
      guard nameIndex < nameWords.count, matches(name[nameWords[nameIndex]], typeName[typeWords[typeIndex]]) else {
        return name
      }
      nameIndex += 1
    }
    return nameIndex < nameWords.count ? Name(name[nameWords[nameIndex].lowerBound...]) : []
  }

  /// A type's name without an ending that names never repeat: `Type`, `Ref`, `Mask`, `3D`, `_t`. Nil when it has none.
  static func dropEnding(of type: Name) -> Name? {
    guard let last = type.last else { return nil }
    let word = CamelCase.lastWord(of: type)
    for ending in ["Type", "Ref", "Mask"] where word.elementsEqual(ending.utf8) && type.count > word.count {
      return Name(type.dropLast(word.count))
    }
    if last == UInt8(ascii: "D"), type.count > 1 {
      var digits = type.count - 1
      while digits > 0, CamelCase.isDigit(type[digits - 1]) { digits -= 1 }
      if digits < type.count - 1 { return Name(type[..<digits]) }
    }
    if type.count > 2, type.suffix(2).elementsEqual("_t".utf8) { return Name(type.dropLast(2)) }
    return nil
  }

  /// Where in the name the type's words start that end it; the name's end when it does not end with them.
  static func matchStart(in name: Name, of type: OmissionType) -> Int {
    var typeName = Name(type.name.utf8)
    var nameEnd = name.count
    var typeEnd = typeName.count
    while nameEnd > 0, typeEnd > 0 {
      let nameStart = CamelCase.wordStart(before: nameEnd, in: name)
      let typeStart = CamelCase.wordStart(before: typeEnd, in: typeName)
      let nameWord = name[nameStart..<nameEnd]
      let typeWord = typeName[typeStart..<typeEnd]
      if matches(nameWord, typeWord) || isIndexOfInteger(nameWord, typeWord) {
        nameEnd = nameStart
        typeEnd = typeStart
        continue
      }
      if let start = indexSetStart(nameWord, typeWord, before: typeStart, in: typeName) {
        nameEnd = nameStart
        typeEnd = start
        continue
      }
      if nameStart > 0, matches("Object".utf8, Name(typeWord)), matches(nameWord, "Value") {
        let start = CamelCase.wordStart(before: nameStart, in: name)
        if matches(name[start..<nameStart], "Object") {
          nameEnd = start
          typeEnd = typeStart
          continue
        }
      }
      if let start = elementsStart(in: name, before: nameEnd, word: nameWord, of: type) {
        nameEnd = start
        continue
      }
      if nameEnd == name.count, let shorter = dropEnding(of: typeName) {
        typeName = shorter
        typeEnd = shorter.count
        continue
      }
      break
    }
    return nameEnd
  }

  /// `Index` says what an integer is.
  private static func isIndexOfInteger(_ name: ArraySlice<UInt8>, _ type: ArraySlice<UInt8>) -> Bool {
    matches(name, "Index") && (matches("Int".utf8, Name(type)) || matches("Integer".utf8, Name(type)))
  }

  /// `Indexes` and `Indices` say what an index set is: where the two words of the type start.
  private static func indexSetStart(
    _ name: ArraySlice<UInt8>, _ type: ArraySlice<UInt8>, before start: Int, in typeName: Name
  ) -> Int? {
    guard start > 0, type.elementsEqual("Set".utf8), matches(name, "Indexes") || matches(name, "Indices") else {
      return nil
    }
    let previous = CamelCase.wordStart(before: start, in: typeName)
    return matches("Index".utf8, Name(typeName[previous..<start])) ? previous : nil
  }

  /// `Views` says what an array of `UIView` is: where the words of its elements' type start.
  private static func elementsStart(
    in name: Name, before end: Int, word: ArraySlice<UInt8>, of type: OmissionType
  ) -> Int? {
    guard !type.element.isEmpty, word.count > 2, word.last == UInt8(ascii: "s") else { return nil }
    let singular = Name(name[..<(end - 1)])
    let shorter = NeedlessWords.dropTrailing(OmissionType(type.element), from: singular, role: .partial)
    return shorter.count == singular.count ? nil : shorter.count
  }
}
