import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// The parts of date components: plain numbers in Swift 2, optional ones of a value type since Swift 3.
extension BodyWalker {
  /// Whether a use of an API reads such a part.
  func isComponent(_ row: APIRow, _ resolution: Resolution) -> Bool {
    guard catalog.crosses(.swift3), row.kind == .property, row.owner?.name == "DateComponents",
      row.oldTypes == "Int" || row.oldTypes == "Bool", let result = resolution.signature?.result
    else { return false }
    return catalog.arena.isOptional(result)
  }

  /// A part that is used as the number that it was.
  func settleComponent(_ value: Value, end: Int) {
    guard let sink, value.isComponent, catalog.arena.isOptional(value.type), end > value.start + 1,
      tokens.kind(end - 1) == .identifier, tokens.kind(end - 2) == .period
    else { return }
    let range = tokens.range(of: value.start..<end)
    let wanted = tokens.name(end - 1)
    var edits: [Edit]
    var evidence: String
    if isRequested(wanted, value.start..<end - 2) {
      edits = [.insert("!", at: range.upper, affinity: .previous)]
      evidence = "the calendar was asked for it"
    } else {
      let isBool = catalog.arena.bare(value.type) == catalog.bool
      let text = isBool ? " ?? false" : " ?? NSDateComponentUndefined"
      let isWhole = isWholeArgument(value.start..<end)
      edits = [.insert(text + (isWhole ? "" : ")"), at: range.upper, affinity: .previous)]
      if !isWhole { edits.insert(.insert("(", at: range.lower, affinity: .next), at: 0) }
      evidence = "Swift 2 gave that where the part was not set"
    }
    sink.report(
      Finding(
        rule: "date-component", message: "'\(wanted)' of date components is optional since Swift 3", range: range,
        applicability: .likely, edits: edits, evidence: [evidence]))
  }

  /// Whether an expression is all of an argument or of a statement's value.
  private func isWholeArgument(_ value: Range<Int>) -> Bool {
    switch tokens.kind(value.lowerBound - 1) {
    case .leftParen, .comma, .colon, .equal, .interpolationStart, .kwReturn: break
    default: return false
    }
    switch tokens.kind(value.upperBound) {
    case .rightParen, .comma, .interpolationEnd, .rightBrace: return true
    default: return tokens[value.upperBound].flags.contains(.startsLine)
    }
  }

  /// Whether the receiver comes from a calendar that was asked for this very part.
  private func isRequested(_ part: String, _ receiver: Range<Int>) -> Bool {
    var source = receiver
    if receiver.count == 1, let local = local(catalog.name(tokens, receiver.lowerBound)) {
      guard let value = local.value else { return false }
      source = value
    }
    var isCall = false
    for token in source where tokens.kind(token) == .identifier {
      let text = tokens.name(token)
      if text == "components" || text == "dateComponents" { isCall = true }
      guard isCall else { continue }
      var unit = text.lowercased()
      if unit.hasPrefix("calendarunit") { unit.removeFirst("calendarunit".count) }
      if unit == part.lowercased() { return true }
    }
    return false
  }
  /// `let parts = NSDateComponents()` whose parts are set by units that variables hold: only the class knows such.
  ///
  /// - Returns: the class, which the name goes on meaning.
  func objectSetByUnit(madeAt token: Int, _ resolved: Catalog.ResolvedType) -> TypeID? {
    guard catalog.crosses(.swift3), declaring != .none,
      tokens.matches(token, "NSDateComponents"), tokens.kind(token - 1) == .equal,
      let reference = resolved.row?.referenceType, let call = callSite(at: token + 1), call.count == 0,
      let end = blockEnd(call.end)
    else { return nil }
    let isSet = (call.end..<end).contains { method in
      guard tokens.matches(method, "setValue"), tokens.kind(method - 1) == .period,
        tokens.kind(method - 2) == .identifier, catalog.name(tokens, method - 2) == declaring,
        tokens.kind(method - 3) != .period, let site = callSite(at: method + 1), site.arguments.count == 2,
        let label = site.arguments[1].label
      else { return false }
      return tokens.matches(label, "forComponent") && tokens.kind(site.arguments[1].value.lowerBound) != .period
    }
    return isSet ? catalog.arena.intern(.nominal(.sdk(reference.id), [])) : nil
  }
}
