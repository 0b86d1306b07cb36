import MoltNames
import MoltRules
import MoltSyntax
import MoltText

extension BodyWalker {
  /// `if let path = url.path` where the value is no optional any more: `if case let` binds what is always there.
  func bindWithoutTest(_ value: Value, name: Int) {
    guard let sink, value.lostOptional, catalog.arena.bare(value.type) == value.type else { return }
    let isIntroduced = tokens.kind(name - 1) == .kwLet || tokens.kind(name - 1) == .kwVar
    let before = isIntroduced ? name - 2 : name - 1
    sink.report(
      Finding(
        rule: "lost-optional", message: "this value is not optional any more, so there is nothing to unwrap",
        range: tokens.range(name), applicability: .safe,
        edits: [.insert(" case", at: Int(tokens[before].end), affinity: .previous)],
        evidence: ["the SDK declares it without '?' now"]))
  }

  /// A result that was a `T!` and is a `T?` now, of which a member is used at once: what happened by itself is written out.
  func unwrapGained(_ row: APIRow, _ resolution: Resolution, _ value: inout Value) {
    guard let sink, catalog.crosses(.swift3), row.template == nil,
      row.oldTypes?.hasSuffix("!") == true,
      let result = resolution.signature?.result, case .optional = catalog.node(result), value.type == result
    else { return }
    let isIndexed = kind == .leftBracket && !tokens[index].flags.contains(.startsLine)
    guard kind == .period && tokens.isLabel(index + 1) || isIndexed else { return }
    value.type = catalog.arena.unwrapped(result)
    let end = Int(tokens[index - 1].end)
    sink.report(
      Finding(
        rule: "gained-optional", message: "this result is optional now; it was unwrapped without a word before",
        range: tokens.range(index - 1), applicability: .likely, edits: [.insert("!", at: end, affinity: .previous)],
        evidence: ["the SDK declared it with '!' and declares it with '?' now"]))
  }
}
