import MoltNames
import MoltRules
import MoltSyntax
import MoltText

extension BodyWalker {
  /// A local `String` that only constants go into which are of a type of their own now, and that is only passed on.
  ///
  /// - Returns: that type.
  func typedConstant(_ name: Int, type: Range<Int>, in end: Int) -> TypeID? {
    guard let sink, catalog.from < .swift3, catalog.to >= .swift4, type.count == 1,
      tokens.matches(type.lowerBound, "String")
    else { return nil }
    var found: TypeID?
    var isPassed = false
    var token = type.upperBound
    while token < end {
      defer { token += 1 }
      guard tokens.kind(token) == .identifier, tokens.matches(token, name, in: tokens),
        tokens.kind(token - 1) != .period, !isLabel(token)
      else { continue }
      if tokens.kind(token + 1) == .equal {
        guard let constant = constantType(token + 2), found == nil || found == constant else { return nil }
        found = constant
      } else {
        // A whole argument.
        let (before, after) = (tokens.kind(token - 1), tokens.kind(token + 1))
        guard before == .leftParen || before == .colon || before == .comma, after == .rightParen || after == .comma
        else { return nil }
        isPassed = true
      }
    }
    guard isPassed, let found, case .nominal(.sdk(let id), _) = catalog.node(found) else { return nil }
    let text = catalog.history.type(id).name(in: catalog.to)
    sink.report(
      Finding(
        rule: "typed-constant", message: "what goes into '\(tokens.name(name))' is a \(text) now",
        range: tokens.range(type.lowerBound), applicability: .likely,
        edits: [Edit(tokens.range(type.lowerBound), text)],
        evidence: ["all its values are constants of that type, and it is only passed on"]))
    return found
  }

  /// Whether a name is an argument's label, which may read as the variable does.
  private func isLabel(_ token: Int) -> Bool {
    tokens.kind(token + 1) == .colon && (tokens.kind(token - 1) == .leftParen || tokens.kind(token - 1) == .comma)
  }

  /// The type of a constant that stands alone at `token` and was a string in Swift 2.
  private func constantType(_ token: Int) -> TypeID? {
    guard tokens.kind(token) == .identifier, tokens[token + 1].flags.contains(.startsLine) else { return nil }
    for id in catalog.rows(named: catalog.name(tokens, token)) {
      let row = catalog.history.row(id)
      guard row.kind == .constant || row.owner == nil, catalog.isVisible(row),
        row.oldTypes?.hasPrefix("String") != false,
        let owner = catalog.spellings(of: id).new?.owner, let type = catalog.history.type(named: owner)
      else { continue }
      return catalog.arena.intern(.nominal(.sdk(type.id), []))
    }
    return nil
  }
}

extension TokenBuffer {
  /// Whether two tokens read alike.
  fileprivate func matches(_ one: Int, _ two: Int, in tokens: TokenBuffer) -> Bool {
    tokens.text(one) == tokens.text(two)
  }
}
