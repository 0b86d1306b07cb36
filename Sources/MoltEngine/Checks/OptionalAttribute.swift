import MoltRules
import MoltSyntax

/// An optional that is put into a dictionary of attributes as it is. Looks at the hole `VALUE`.
struct OptionalAttribute: Check {
  let name = "optional-attribute"

  func examine(_ candidate: LintCandidate, in file: LintFile) -> CheckVerdict? {
    guard let value = candidate.capture("VALUE"), let open = file.context.nesting.parent(value.lowerBound),
      file.tokens.kind(open) == .leftBracket, let proof = proof(value, file, depth: 0)
    else { return nil }
    var verdict = CheckVerdict()
    verdict.evidence = [proof]
    return verdict
  }

  /// What shows that an expression is optional.
  private func proof(_ range: Range<Int>, _ file: LintFile, depth: Int) -> String? {
    let tokens = file.tokens
    let value = file.bare(range)
    if hasFallback(value, tokens) { return nil }
    if let question = topLevel(value, tokens, where: { tokens.kind($0) == .infixQuestion }) {
      // Both sides of `a ? b : c` are looked at.
      guard let colon = topLevel(question + 1..<value.upperBound, tokens, where: { tokens.kind($0) == .colon }) else {
        return nil
      }
      return proof(question + 1..<colon, file, depth: depth) ?? proof(colon + 1..<value.upperBound, file, depth: depth)
    }
    if let cast = topLevel(value, tokens, where: { tokens.kind($0) == .kwAs }) {
      return tokens.kind(cast + 1) == .postfixQuestion ? "'\(file.text(value))' is optional" : nil
    }
    if tokens.kind(value.upperBound - 1) == .postfixExclamation { return nil }
    if isFailable(value, tokens) { return "'\(file.text(value))' is nil where nothing has that name" }
    let chain = topLevel(value, tokens) { tokens.kind($0) == .postfixQuestion && tokens.kind($0 + 1) == .period }
    if chain != nil, tokens.chainEnd(startingAt: value.lowerBound) == value.upperBound {
      return "'\(file.text(value))' is optional"
    }
    guard depth < 3, value.count == 1, tokens.kind(value.lowerBound) == .identifier,
      let binding = file.binding(of: tokens.name(value.lowerBound), at: value.lowerBound), !binding.isConditional
    else { return nil }
    if let type = binding.type {
      guard tokens.kind(type.upperBound - 1) == .postfixQuestion else { return nil }
      return "'\(file.text(value))' is declared as optional on line \(file.line(binding.name))"
    }
    guard let initializer = binding.initializer, !binding.isMember, tokens.kind(binding.name - 1) == .kwLet else {
      return nil
    }
    return proof(initializer, file, depth: depth + 1)
  }

  private func hasFallback(_ range: Range<Int>, _ tokens: TokenBuffer) -> Bool {
    topLevel(range, tokens) { tokens.isOperator($0, "??") || tokens.kind($0) == .kwTry } != nil
  }

  private func isFailable(_ value: Range<Int>, _ tokens: TokenBuffer) -> Bool {
    let first = value.lowerBound
    guard tokens.kind(first + 1) == .leftParen, tokens.partner(first + 1) == value.upperBound - 1 else { return false }
    if tokens.matches(first, "UIFont") { return tokens.matches(first + 2, "name") }
    if tokens.matches(first, "UIColor") { return tokens.matches(first + 2, "named") }
    return false
  }

  /// The first token outside of brackets for which a condition holds.
  private func topLevel(_ range: Range<Int>, _ tokens: TokenBuffer, where holds: (Int) -> Bool) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if holds(index) { return index }
      index = tokens.after(index)
    }
    return nil
  }
}
