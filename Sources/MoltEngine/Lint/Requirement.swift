import MoltNames
import MoltSyntax

/// A method that a protocol of the SDK asks for.
struct Requirement {
  /// The row's id in the API history.
  var row: Int
  var owner: APIType
  /// Today's name; nil when nothing calls such a method any more.
  var name: APIName?
  /// The names that it had before, if they are others.
  var older: [APIName]
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
    let today = row.name(in: .swift5)
    var older: [APIName] = []
    for column in APIColumn.allCases where column < .swift5 {
      guard let name = row.name(in: column) else { continue }
      let isKnown = older.contains { $0.base == name.base && $0.labels == name.labels }
      if !isKnown, name.base != today?.base || name.labels != today?.labels { older.append(name) }
    }
    return Requirement(row: row.id, owner: owner, name: today, older: older)
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
