import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// Optionals are no longer ordered: `list?.count > 0` became `(list?.count ?? 0) > 0`.
struct OptionalComparison: Rewriter {
  let id = "optional-comparison"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.name("<"), .name(">"), .name("<="), .name(">=")]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard tokens.kind(index) == .infixOperator, tokens[index].flags.contains(.spaceBefore), index > 0,
      tokens.kind(index + 1) == .integerLiteral || tokens.kind(index + 1) == .floatLiteral,
      endsComparison(index + 2, in: tokens)
    else { return }
    let start = tokens.chainStart(endingAt: index - 1)
    let operand = start..<index
    guard isOptionalChain(operand, in: tokens), !isPartOfLarger(start, in: tokens), !declaresOrder(in: file) else {
      return
    }
    let message = "Optionals are not ordered any more"
    guard let instead = instead(of: index, in: tokens) else {
      report(
        manual(
          message, at: tokens.range(of: start..<index + 2),
          because: "nothing counted as less than everything; whether that was meant is not written"))
      return
    }
    report(
      finding(
        message, at: tokens.range(of: start..<index + 2), .safe,
        edits: [
          .insert("(", at: tokens.start(start), affinity: .next),
          .insert(" ?? \(instead))", at: tokens.end(index - 1), affinity: .previous),
        ], evidence: ["the left side is an optional chain"]))
  }

  /// A number that fails the comparison as nothing did; nil when there is none that is sure to.
  private func instead(of comparison: Int, in tokens: TokenBuffer) -> String? {
    let number = tokens.text(comparison + 1)
    // No number is greater than itself.
    if tokens.matches(comparison, ">") { return number }
    let isPositive = number.contains { "123456789".contains($0) } && !number.hasPrefix("0x")
    return tokens.matches(comparison, ">=") && isPositive ? "0" : nil
  }

  /// Whether the number is the whole right side.
  private func endsComparison(_ index: Int, in tokens: TokenBuffer) -> Bool {
    switch tokens.kind(index) {
    case .infixOperator: return tokens.matches(index, "&&") || tokens.matches(index, "||")
    case .period: return tokens.startsLine(index)
    case .postfixOperator, .postfixQuestion, .postfixExclamation, .leftParen, .leftBracket: return false
    default: return true
    }
  }

  /// Whether a chain has a `?.` outside of its brackets and is not unwrapped after it.
  private func isOptionalChain(_ range: Range<Int>, in tokens: TokenBuffer) -> Bool {
    var index = range.lowerBound
    var found = false
    while index < range.upperBound {
      if tokens.kind(index) == .postfixQuestion, tokens.kind(index + 1) == .period { found = true }
      index = tokens.after(index)
    }
    return found && tokens.kind(range.upperBound - 1) != .postfixExclamation
  }

  /// Whether an operator before the chain takes it first.
  private func isPartOfLarger(_ start: Int, in tokens: TokenBuffer) -> Bool {
    switch tokens.kind(start - 1) {
    case .infixOperator: return !(tokens.matches(start - 1, "&&") || tokens.matches(start - 1, "||"))
    case .prefixOperator, .kwTry, .prefixAmpersand, .kwAs: return true
    default: return false
    }
  }

  /// Whether the file orders optionals itself, as Xcode's migrator made files do.
  private func declaresOrder(in file: RewriterContext) -> Bool {
    file.facts.operatorFunctions.contains("<") || file.facts.operatorFunctions.contains(">")
  }
}
