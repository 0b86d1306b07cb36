import MoltNames
import MoltSyntax

/// A method that a protocol of the SDK asks for. Its names are read only when they are asked for: most methods are told
/// apart by the bytes of their spellings.
final class Requirement {
  private let api: APIRow
  let owner: APIType
  /// The row's id in the API history.
  var row: Int { api.id }
  /// Today's name; nil when nothing calls such a method any more.
  private(set) lazy var name: APIName? = api.name(in: .swift5)
  /// The names that it had before, if they are others.
  private(set) lazy var older: [APIName] = {
    var older: [APIName] = []
    for column in APIColumn.allCases where column < .swift5 {
      guard let name = api.name(in: column) else { continue }
      let isKnown = older.contains { $0.base == name.base && $0.labels == name.labels }
      if !isKnown, name.base != self.name?.base || name.labels != self.name?.labels { older.append(name) }
    }
    return older
  }()

  init(_ row: APIRow, of owner: APIType) {
    api = row
    self.owner = owner
  }

  /// Whether it is spelled so today, `tableView(_:cellForRowAt:)`, without its owner.
  func isSpelled(_ spelling: [UInt8]) -> Bool { isSpelled(spelling, in: .swift5) }

  /// Whether an older version spelled it so.
  func wasSpelled(_ spelling: [UInt8]) -> Bool {
    APIColumn.allCases.contains { $0 < .swift5 && isSpelled(spelling, in: $0) }
  }

  /// Whether that version spells it so.
  func isSpelled(_ spelling: [UInt8], in column: APIColumn) -> Bool {
    guard let known = api.spelling(in: column) else { return false }
    if known.first == UInt8(ascii: "=") {
      guard var name = api.name(in: column) else { return false }
      name.owner = nil
      return name.description.utf8.elementsEqual(spelling)
    }
    return known.count == spelling.count && known.elementsEqual(spelling)
  }

  /// The length of today's spelling in bytes; nil when there is none.
  var length: Int? { api.spelling(in: .swift5)?.count }

  /// How a method is spelled in the tables, without its owner.
  static func spelling(_ base: String, _ labels: [String]) -> [UInt8] {
    var bytes = Array(base.utf8)
    bytes.append(UInt8(ascii: "("))
    for label in labels {
      bytes += label.utf8
      bytes.append(UInt8(ascii: ":"))
    }
    bytes.append(UInt8(ascii: ")"))
    return bytes
  }
}

/// What a protocol of the SDK asks for: a row and the base name that it has today.
struct NamedRequirement {
  var row: Int
  /// Within the tables, which stay where they are.
  var base: UnsafeBufferPointer<UInt8>
}

extension SDKLookups {
  /// The methods that the SDK's protocols ask for under that base name, in any version. One look-up for each name.
  func requirements(named token: Int, in tokens: TokenBuffer) -> [Requirement] {
    let name = tokens.bytes.withUnsafeBufferPointer { bytes in
      let range = tokens.range(token)
      return names.intern(UnsafeBufferPointer(rebasing: bytes[range.lower..<range.upper]))
    }
    if let known = requirements[Int(name.index)] { return known }
    let found = history.rows(named: names.text(name)).compactMap { requirement($0) }
    requirements[Int(name.index)] = found
    return found
  }

  func requirement(_ row: APIRow) -> Requirement? {
    guard row.isRequirement, !row.isMirror, row.kind == .method, !row.isStatic, let owner = row.owner,
      owner.module != "Swift"
    else { return nil }
    return Requirement(row, of: owner)
  }

  /// The methods that a protocol asks for today. One pass over its rows for each protocol that some type conforms to.
  func requirements(ofProtocol type: APIType) -> [NamedRequirement] {
    if let known = requirementsByOwner[type.id] { return known }
    let found = history.members(of: type).compactMap { row -> NamedRequirement? in
      guard row.isRequirement, !row.isMirror, row.kind == .method, !row.isStatic, let base = row.baseName(in: .swift5)
      else { return nil }
      return NamedRequirement(row: row.id, base: base)
    }
    requirementsByOwner[type.id] = found
    return found
  }

  /// The parameters and the result of a row's declaration today, as text without blanks and marks of optionality.
  func plainTypes(ofRow id: Int) -> PlainTypes {
    if let known = plainTypes[id] { return known }
    let tokens = Lexer.lex(Array(history.row(id).declaration(in: .swift5).utf8))
    var introducer = 0
    while introducer < tokens.count, tokens.kind(introducer) != .kwFunc { introducer += 1 }
    let header = DeclarationHeader(at: introducer, in: tokens)
    let types = header.map { PlainTypes($0, in: tokens) } ?? PlainTypes()
    plainTypes[id] = types
    return types
  }
}

/// The types of a function as text that can be compared: no blanks, no attributes, no `?` and `!` at the end.
struct PlainTypes: Equatable {
  var parameters: [String] = []
  /// Empty for nothing.
  var result = ""

  init() {}

  init(_ header: DeclarationHeader, in tokens: TokenBuffer) {
    parameters =
      header.parameterClauses.first?.parameters.map { parameter in
        parameter.type.map { Self.text($0, in: tokens) } ?? ""
      } ?? []
    result = header.result.map { Self.text($0, in: tokens) } ?? ""
    if result == "Void" || result == "()" { result = "" }
  }

  static func text(_ range: Range<Int>, in tokens: TokenBuffer) -> String {
    var range = range
    while let last = range.last,
      tokens.kind(last) == .postfixQuestion || tokens.kind(last) == .postfixExclamation
    {
      range = range.dropLast()
    }
    var text = ""
    var index = range.lowerBound
    while index < range.upperBound {
      if tokens.kind(index) == .atSign {
        index += 2
        continue
      }
      if tokens.kind(index) == .identifier, tokens.matches(index, "any") || tokens.matches(index, "Swift") {
        index += tokens.kind(index + 1) == .period ? 2 : 1
        continue
      }
      if tokens.kind(index) == .leftParen, tokens.kind(index + 1) == .rightParen, index > range.lowerBound,
        tokens.kind(index - 1) == .arrow
      {
        text += "Void"
        index += 2
        continue
      }
      text += tokens.name(index)
      index += 1
    }
    return text
  }
}
