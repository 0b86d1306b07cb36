import MoltNames
import MoltSyntax

/// An SDK declaration's types as text, in the target version's spelling: what an override has to say.
struct SDKHeader {
  var parameters: [String] = []
  /// The parameters' own names in the SDK.
  var parameterNames: [String] = []
  var result: String?
}

extension Catalog {
  /// The types of a row's declaration, spelled for the target version.
  func sdkHeader(ofRow id: Int) -> SDKHeader? {
    let row = history.row(id)
    let text = row.declaration(in: to)
    guard !text.isEmpty else { return nil }
    let tokens = Lexer.lex(Array(text.utf8))
    var introducer = 0
    loop: while introducer < tokens.count {
      switch tokens.kind(introducer) {
      case .kwFunc, .kwInit, .kwVar, .kwSubscript, .kwLet: break loop
      default: introducer += 1
      }
    }
    guard let header = DeclarationHeader(at: introducer, in: tokens) else { return nil }
    var found = SDKHeader()
    for parameter in header.parameterClauses.first?.parameters ?? [] {
      found.parameters.append(parameter.type.map { spell($0, in: tokens) } ?? "")
      found.parameterNames.append((parameter.second ?? parameter.first).map { tokens.name($0) } ?? "")
    }
    if let result = header.result ?? header.bindings.first?.type { found.result = spell(result, in: tokens) }
    return found
  }

  /// A type from a declaration of today, with each SDK name as the target version spells it.
  private func spell(_ range: Range<Int>, in tokens: TokenBuffer) -> String {
    var text = ""
    var token = range.lowerBound
    while token < range.upperBound {
      if token > range.lowerBound, tokens[token].flags.contains(.spaceBefore) { text += " " }
      guard tokens.kind(token) == .identifier else {
        // `@Sendable`, `@MainActor`: newer than any target.
        if tokens.kind(token) == .atSign,
          tokens.matches(token + 1, "Sendable") || tokens.matches(token + 1, "MainActor")
        {
          token += 2
          continue
        }
        if tokens.kind(token) == .colon, text.hasSuffix(" ") { text.removeLast() }
        text += tokens.text(token)
        token += 1
        continue
      }
      var path = tokens.name(token)
      token += 1
      while tokens.kind(token) == .period, tokens.kind(token + 1) == .identifier, token + 1 < range.upperBound {
        path += "." + tokens.name(token + 1)
        token += 2
      }
      let type = history.type(named: path)
      let name = type?.name(in: to) ?? path
      // The project may have a type of that name itself.
      if let type, index.typesByName[String(name.prefix { $0 != "." })] != nil { text += type.module + "." }
      text += name
    }
    return text.trimmingSpaces()
  }
}

extension String {
  /// Without spaces at its ends.
  fileprivate func trimmingSpaces() -> String {
    var text = self[...]
    while text.first == " " { text = text.dropFirst() }
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
