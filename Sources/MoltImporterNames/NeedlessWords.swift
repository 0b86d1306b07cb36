/// Drops words from a name that only repeat types (SE-0005, Swift 3).
enum NeedlessWords {
  typealias Name = [UInt8]

  /// What a name stands for.
  enum Role {
    case baseName, firstParameter, otherParameter, property
    /// Part of a longer name
    case partial
  }

  /// No member can be called so.
  static func canBeMember(_ name: Name) -> Bool {
    !["init", "Protocol", "self", "Type"].contains { name.elementsEqual($0.utf8) }
  }

  /// Words that say nothing when they stand alone.
  static func isVacuous(_ name: Name) -> Bool {
    CamelCase.isSame(name, "get") || CamelCase.isSame(name, "for") || CamelCase.isSame(name, "set")
      || CamelCase.isSame(name, "using") || CamelCase.isSame(name, "with")
  }

  /// The name without the type's words at its end.
  static func dropTrailing(
    _ type: OmissionType, from name: Name, role: Role, properties: PropertyNames? = nil
  ) -> Name {
    guard !name.isEmpty, !type.name.isEmpty else { return name }
    let start = TypeWords.matchStart(in: name, of: type)
    if start == name.count { return name }
    if start == 0 { return role == .partial || role == .firstParameter ? [] : name }
    if name[start...].elementsEqual("Error".utf8) { return name }
    let previousStart = CamelCase.wordStart(before: start, in: name)
    let part = PartOfSpeech(name[previousStart..<start])
    switch role {
    case .property: break
    case .firstParameter, .otherParameter, .partial:
      if part == .unknown { return name }
    case .baseName:
      switch part {
      case .preposition:
        if previousStart == 0 { return name }
      case .verb, .gerund:
        if properties?.contains(wordOrPlural: Name(name[start...])) == true { return name }
      case .unknown: return name
      }
    }
    let shorter = Name(name[..<start])
    if role == .baseName || role == .property, !canBeMember(shorter) || isVacuous(shorter) { return name }
    return shorter
  }

  /// The name without the owner's words after a verb, wherever they stand: `dismissViewControllerAnimated` of a
  /// `UIViewController` → `dismissAnimated`.
  static func dropOwner(_ owner: OmissionType, from name: Name, properties: PropertyNames?) -> Name {
    guard !name.isEmpty, !owner.name.isEmpty else { return name }
    var type = owner
    type.element = ""
    var found: Range<Int>?
    for word in CamelCase.wordsBackward(of: name) {
      let end = word.upperBound
      let start = TypeWords.matchStart(in: Name(name[..<end]), of: type)
      if start != end {
        found = start..<end
        break
      }
      while let shorter = TypeWords.dropEnding(of: Name(type.name.utf8)) {
        type.name = String(decoding: shorter, as: UTF8.self)
      }
    }
    guard let found, found.lowerBound > 0 else { return name }
    if found.upperBound == name.count, name[found].elementsEqual("Error".utf8) { return name }
    let previousStart = CamelCase.wordStart(before: found.lowerBound, in: name)
    guard PartOfSpeech(name[previousStart..<found.lowerBound]) == .verb else { return name }
    // The importer counts the length of what it removes from the name's start; what follows takes part in the comparison.
    let removed = Name(name[found.lowerBound...].prefix(found.upperBound))
    if properties?.contains(wordOrPlural: removed) == true { return name }
    let shorter = Name(name[..<found.lowerBound] + name[found.upperBound...])
    return canBeMember(shorter) && !isVacuous(shorter) ? shorter : name
  }

  /// The name without the type's words at its start, where a preposition follows: `stringByAppendingString` of a
  /// `NSString` → `AppendingString`.
  static func dropLeading(_ type: OmissionType, from name: Name) -> Name {
    guard !type.name.isEmpty, !name.isEmpty else { return name }
    let rest = TypeWords.dropLeading(Name(type.name.utf8), from: name)
    if rest.isEmpty || rest.count == name.count { return name }
    let first = CamelCase.firstWord(of: rest)
    guard PartOfSpeech(first) == .preposition, rest.count > first.count else { return name }
    let afterwards = Name(rest[first.count...])
    if first.elementsEqual("By".utf8), CamelCase.firstWord(of: afterwards).suffix(3).elementsEqual("ing".utf8) {
      return afterwards
    }
    return rest
  }
}

/// The names of a class's properties, and of its methods that read like properties, with those of its superclasses.
public struct PropertyNames: Sendable {
  private var names: Set<[UInt8]>

  public init(_ names: some Sequence<String>) { self.names = Set(names.map { Array($0.utf8) }) }

  /// Whether there is a property of that name, or of its plural.
  func contains(wordOrPlural word: [UInt8]) -> Bool {
    let name = CamelCase.lowercasedWord(word)
    if names.contains(name) { return true }
    if name.last == UInt8(ascii: "y") { return names.contains(name.dropLast() + Array("ies".utf8)) }
    return names.contains(name + Array("s".utf8)) || names.contains(name + Array("es".utf8))
  }
}
