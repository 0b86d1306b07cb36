import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// Whether options hold one is asked with `contains`: `mask & .A != nil` became `mask.contains(.A)`.
struct OptionSetTests: Rewriter {
  let id = "option-set-test"
  let since = SwiftVersion(2)
  let anchors: [RewriterAnchor] = [.name("&")]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard tokens.kind(index) == .infixOperator, !file.facts.operators.contains("&") else { return }
    let start = tokens.chainStart(endingAt: index - 1)
    let end = tokens.chainEnd(startingAt: index + 1, allowTrailingClosure: false)
    guard start < index, end > index + 1, let option = option(index + 1..<end, in: tokens) else { return }
    // Both may stand in parentheses.
    var (first, last) = (start, end)
    if tokens.kind(start - 1) == .leftParen, tokens.partner(start - 1) == end { (first, last) = (start - 1, end + 1) }
    guard tokens.kind(last) == .infixOperator, !isOperand(first - 1, in: tokens),
      let isEqual = tokens.matches(last, "==") ? true : tokens.matches(last, "!=") ? false : nil
    else { return }
    let right = last + 1
    let asksForNone: Bool
    var stop = right + 1
    if tokens.kind(right) == .kwNil {
      asksForNone = true
    } else {
      stop = tokens.chainEnd(startingAt: right, allowTrailingClosure: false)
      guard stop > right, tokens.sameTokens(option, right..<stop) else { return }
      asksForNone = false
    }
    guard !tokens.isOperator(stop) || tokens.matches(stop, "&&") || tokens.matches(stop, "||") else { return }
    let isNegated = isEqual == asksForNone
    report(
      finding(
        "Whether options hold one is asked with 'contains'", at: tokens.range(of: first..<stop), .likely,
        edits: [
          Edit(
            tokens.range(of: first..<stop),
            pieces: [
              .text(isNegated ? "!" : ""), .source(tokens.range(of: start..<index)), .text(".contains("),
              .source(tokens.range(of: option)), .text(")"),
            ].filter { $0 != .text("") })
        ], evidence: ["'\(tokens.text(in: tokens.range(of: option)))' is named like an option"]))
  }

  /// `.Name` or `Type.Name`: the tokens, when that is what they are.
  private func option(_ range: Range<Int>, in tokens: TokenBuffer) -> Range<Int>? {
    let last = range.upperBound - 1
    guard range.count == 2 || range.count == 3, tokens.kind(last) == .identifier, tokens.kind(last - 1) == .period,
      tokens.text(last).first?.isUppercase ?? false,
      range.count == 2 || tokens.kind(last - 2) == .identifier && tokens.text(last - 2).first?.isUppercase ?? false
    else { return nil }
    return range
  }

  /// Whether an operator before the test would take part of it.
  private func isOperand(_ index: Int, in tokens: TokenBuffer) -> Bool {
    guard tokens.isOperator(index) else { return false }
    return !(tokens.matches(index, "&&") || tokens.matches(index, "||"))
  }
}
