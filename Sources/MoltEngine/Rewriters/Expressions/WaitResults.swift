import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// Waiting gave 0 for success; since Swift 3 it gives a `DispatchTimeoutResult`.
struct WaitResults: Rewriter {
  let id = "wait-results"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [
    .name("dispatch_group_wait"), .name("dispatch_semaphore_wait"), .name("dispatch_block_wait"),
  ]

  private static let message = "Waiting gives '.success' or '.timedOut' since Swift 3, no number"

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard tokens.kind(index + 1) == .leftParen, !tokens.startsLine(index + 1), let close = tokens.partner(index + 1),
      tokens.kind(index - 1) != .period, tokens.kind(index - 1) != .kwFunc,
      !file.facts.functions.contains(tokens.text(index))
    else { return }
    let range = tokens.range(of: index..<close + 1)
    if let zero = comparedZero(index..<close + 1, in: tokens) {
      report(
        finding(
          Self.message, at: range, .safe, edits: [Edit(tokens.range(zero), ".success")],
          evidence: ["0 meant that what was waited for came"]))
    } else if isUsed(index..<close + 1, in: tokens) {
      report(manual(Self.message, at: range, because: "what is done with the number is not a comparison with 0"))
    }
  }

  /// The 0 that a call is compared with.
  private func comparedZero(_ call: Range<Int>, in tokens: TokenBuffer) -> Int? {
    for (comparison, zero) in [(call.upperBound, call.upperBound + 1), (call.lowerBound - 1, call.lowerBound - 2)] {
      guard tokens.kind(comparison) == .infixOperator,
        tokens.matches(comparison, "==") || tokens.matches(comparison, "!="),
        zero >= 0, tokens.kind(zero) == .integerLiteral, tokens.text(zero) == "0"
      else { continue }
      return zero
    }
    return nil
  }

  private func isUsed(_ call: Range<Int>, in tokens: TokenBuffer) -> Bool {
    switch tokens.kind(call.lowerBound - 1) {
    case .equal: return tokens.kind(call.lowerBound - 2) != .wildcard
    case .infixOperator, .kwReturn, .leftParen, .comma, .colon, .kwSwitch: return true
    default: return tokens.kind(call.upperBound) == .infixOperator
    }
  }
}
