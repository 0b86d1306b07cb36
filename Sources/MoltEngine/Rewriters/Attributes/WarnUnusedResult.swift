import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// `@warn_unused_result` went away: every unused result is warned about.
struct WarnUnusedResult: Rewriter {
  let id = "warn-unused-result"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.name("warn_unused_result")]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard tokens.kind(index - 1) == .atSign else { return }
    var end = index + 1
    if tokens.kind(end) == .leftParen, let close = tokens.partner(end) { end = close + 1 }
    report(
      finding(
        "'@warn_unused_result' is the rule for all functions", at: tokens.range(of: index - 1..<end), .safe,
        edits: [Edit(tokens.rangeToDelete(index - 1..<end), "")], evidence: ["the attribute exists no longer"]))
  }
}

/// Functions whose result may be ignored say so: `@discardableResult`.
struct DiscardableResult: Rewriter {
  let id = "discardable-result"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.kind(.kwFunc)]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard tokens.kind(index + 1) == .identifier, let calls = file.facts.statementCalls[tokens.name(index + 1)],
      let header = file.headers[index], let result = header.result,
      !isVoid(result, in: tokens), !header.modifiers.contains(where: { tokens.matches($0, "override") }),
      isCalled(header, by: calls, name: index + 1, in: file)
    else { return }
    let named = header.attributes.map { tokens.text($0.name) }
    if named.contains("warn_unused_result") || named.contains("discardableResult") || named.contains("noreturn") {
      return
    }
    if named.contains("IBAction") { return }
    let start = header.start
    let separator = tokens.startsLine(start) ? file.newline + tokens.indentation(at: tokens.start(start)) : " "
    report(
      finding(
        "A function whose result is ignored says so", at: tokens.range(index + 1), .likely,
        edits: [.insert("@discardableResult" + separator, at: tokens.start(start), affinity: .next)],
        evidence: ["'\(tokens.name(index + 1))' is called as a statement"]))
  }

  /// Whether one of the calls can mean the function: its labels fit, and no other type's function is meant.
  private func isCalled(
    _ header: DeclarationHeader, by calls: Set<StatementCall>, name: Int, in file: RewriterContext
  ) -> Bool {
    let tokens = file.tokens
    guard let clause = header.parameterClauses.first else { return false }
    let fitting = calls.filter { call in
      if call.fits(clause, first: nil, in: tokens) { return true }
      // Swift 2 calls a function whose first parameter has one name without a label, unless the file is newer: then a call
      // passes it.
      guard file.from < SwiftVersion(3), let first = clause.parameters.first, first.second == nil, first.pound == nil,
        let label = first.first,
        !file.facts.labelledCalls.contains(tokens.name(name) + "(" + tokens.name(label) + ":")
      else {
        return false
      }
      return call.fits(clause, first: "_", in: tokens)
    }
    if fitting.isEmpty { return false }
    let owner = file.isMember(header.introducer) ? file.enclosingTypeNames(header.introducer).first ?? "" : ""
    return fitting.contains { call in
      guard let called = call.owner else { return true }
      return called == owner || !file.facts.memberFunctions.contains(called + "." + tokens.name(name))
    }
  }

  private func isVoid(_ result: Range<Int>, in tokens: TokenBuffer) -> Bool {
    if result.count == 2, tokens.kind(result.lowerBound) == .leftParen { return true }
    return result.count == 1
      && (tokens.matches(result.lowerBound, "Void") || tokens.matches(result.lowerBound, "Never"))
  }
}
