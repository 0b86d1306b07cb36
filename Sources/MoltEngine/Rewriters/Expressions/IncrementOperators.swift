import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// `x++` and `--x` became `x += 1` and `x -= 1`.
struct IncrementOperators: Rewriter {
  let id = "increment-operators"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.name("++"), .name("--")]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    if file.facts.operators.contains(tokens.text(index)) { return }
    if tokens.kind(index - 1) == .kwFunc || tokens.kind(index - 1) == .kwOperator { return }
    guard let increment = Increment(at: index, in: tokens) else { return }
    if CStyleForHeader.around(index, in: file) != nil { return }
    if let reason = indexEvidence(increment, in: file) {
      report(manual(message(increment), at: tokens.range(index), because: reason))
    } else if file.isWholeStatement(increment.whole) {
      report(statement(increment, in: file))
    } else {
      report(IncrementValue(increment: increment, file: file).finding(of: self))
    }
  }

  func message(_ increment: Increment) -> String {
    "'\(increment.isUp ? "++" : "--")' is gone; '\(increment.assignment)' takes its place"
  }

  private func statement(_ increment: Increment, in file: RewriterContext) -> Finding {
    let tokens = file.tokens
    // `{ i++ }` may be a closure whose value is used.
    let closure = file.enclosingBrace(increment.whole.lowerBound).flatMap { brace -> Int? in
      let first = increment.whole.lowerBound
      let isOnly =
        (first - 1 == brace || tokens.kind(first - 1) == .kwIn)
        && tokens.kind(increment.whole.upperBound) == .rightBrace
      return isOnly && file.isClosure(brace) ? brace : nil
    }
    if let closure, let reason = file.useOfValue(ofClosure: closure) {
      return manual(message(increment), at: tokens.range(increment.token), because: reason)
    }
    return finding(
      message(increment), at: tokens.range(increment.token), closure == nil ? .safe : .likely,
      edits: increment.edits(in: tokens),
      evidence: [
        closure == nil ? "its value is not used" : "the only statement of a closure; its value is taken for unused"
      ])
  }

  /// Why the operand may be an index, which has no `+= 1` any more.
  private func indexEvidence(_ increment: Increment, in file: RewriterContext) -> String? {
    let tokens = file.tokens
    guard increment.operand.count == 1, tokens.kind(increment.operand.lowerBound) == .identifier else { return nil }
    let name = increment.operand.lowerBound
    // The nearest declaration before it, `var i = s.startIndex`.
    var index = name - 1
    let floor = max(0, name - 2000)
    while index > floor {
      if tokens.kind(index) == .identifier, tokens.kind(index - 1) == .kwVar, tokens.sameName(index, name) {
        var token = index + 1
        while token < index + 14, !tokens.startsLine(token), tokens.kind(token) != .semicolon {
          let isIndex =
            tokens.matches(token, "startIndex") || tokens.matches(token, "endIndex")
            || tokens.matches(token, "Index")
          if isIndex { return "'\(tokens.name(name))' is declared as an index of a collection" }
          token += 1
        }
        return nil
      }
      index -= 1
    }
    return nil
  }
}
