/// Splits a method's first selector piece into a name and a first label: `moveToPoint` → `move(toPoint:)`.
enum PrepositionSplit {
  typealias Name = [UInt8]

  /// The base name and the label, when there is something to split.
  static func split(_ name: Name, type: OmissionType, parameterName: String) -> (base: Name, label: Name)? {
    if type.isBoolean, CamelCase.lastWord(of: name).elementsEqual("Animated".utf8) {
      return (Name(name.dropLast("Animated".utf8.count)), Name("animated".utf8))
    }
    if CamelCase.firstWord(of: name).elementsEqual("set".utf8) { return nil }
    // An action keeps its name.
    if parameterName == "sender", CamelCase.lastWord(of: Name(type.name.utf8)).elementsEqual("Object".utf8) {
      return nil
    }
    return splitAfterPreposition(name, type: type)
  }

  private static func splitAfterPreposition(_ name: Name, type: OmissionType) -> (base: Name, label: Name)? {
    let words = CamelCase.wordsBackward(of: name)
    guard let found = lastPreposition(in: name, words) else { return nil }
    let preposition = Name(name[words[found]])
    let before = found + 1 < words.count ? Name(name[words[found + 1]]) : nil
    if let before, CamelCase.isSame(preposition, "in"), CamelCase.isSame(before, "plug") { return nil }
    if found > 0, belongsTogether(preposition, Name(name[words[found - 1]])) { return nil }

    var start = words[found].lowerBound
    let end = words[found].upperBound
    if let before, extends(before, preposition) { start = words[found + 1].lowerBound }
    let after = Name(name[end...])
    let isDropped = isVacuous(Name(name[start..<end]), after: after, type: type)
    // Coordinates are labels of their own.
    let isOnLabel = !["X", "Y", "Z"].contains { after.elementsEqual($0.utf8) }
    var labelStart = isOnLabel ? start : end
    var baseEnd = labelStart
    if isDropped {
      if isOnLabel { labelStart = end } else { baseEnd = start }
    }
    if baseEnd == 0 { return nil }
    let base = Name(name[..<baseEnd])
    let baseWords = CamelCase.words(of: base)
    if let first = baseWords.first.map({ Name(base[$0]) }) {
      let isKeyword = !NeedlessWords.canBeMember(first)
      let isVacuous = NeedlessWords.isVacuous(first)
      if isKeyword || isVacuous, baseWords.count == 1 { return nil }
      if isVacuous, baseWords.count == 2 { return nil }
    }
    return (base, Name(name[labelStart...]))
  }

  /// The place of the last preposition among the words; one before an `of` counts, unless that is an `of` or a `for`.
  private static func lastPreposition(in name: Name, _ words: [Range<Int>]) -> Int? {
    let isPreposition = { (index: Int) in PartOfSpeech(name[words[index]]) == .preposition }
    guard let last = words.indices.first(where: isPreposition) else { return nil }
    guard CamelCase.isSame(Name(name[words[last]]), "of"),
      let previous = words.indices.dropFirst(last + 1).first(where: isPreposition)
    else { return last }
    let word = Name(name[words[previous]])
    return CamelCase.isSame(word, "of") || CamelCase.isSame(word, "for") ? last : previous
  }

  /// `with error`, `to visible`: no place to split.
  private static func belongsTogether(_ preposition: Name, _ word: Name) -> Bool {
    if CamelCase.isSame(preposition, "with") { return CamelCase.isSame(word, "error") || CamelCase.isSame(word, "no") }
    if CamelCase.isSame(preposition, "to") {
      return CamelCase.isSame(word, "visible") || CamelCase.isSame(word, "backing")
    }
    return CamelCase.isSame(preposition, "from") && CamelCase.isSame(word, "backing")
  }

  /// `compatible with` and the like are one preposition.
  private static func extends(_ before: Name, _ preposition: Name) -> Bool {
    CamelCase.isSame(before, "compatible") && CamelCase.isSame(preposition, "with")
      || CamelCase.isSame(before, "best") && CamelCase.isSame(preposition, "matching")
      || CamelCase.isSame(before, "according") && CamelCase.isSame(preposition, "to")
      || CamelCase.isSame(before, "bound") && CamelCase.isSame(preposition, "by")
      || CamelCase.isSame(before, "separated") && CamelCase.isSame(preposition, "by")
  }

  /// A `with` or `using` that says nothing before a closure or a parameter that may be left out.
  private static func isVacuous(_ preposition: Name, after: Name, type: OmissionType) -> Bool {
    guard CamelCase.isSame(preposition, "with") || CamelCase.isSame(preposition, "using") else { return false }
    if CamelCase.isSame(preposition, "with"), CamelCase.isSame(CamelCase.firstWord(of: after), "zone") { return false }
    return type.hasDefaultArgument || type.isFunction
  }
}
