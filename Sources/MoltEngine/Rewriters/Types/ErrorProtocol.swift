import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// The protocol of errors is `Error`, once `ErrorType` (and, in betas, `ErrorProtocol`).
struct ErrorProtocol: Rewriter {
  let id = "error-type"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.name("ErrorType"), .name("ErrorProtocol")]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    let old = tokens.text(index)
    guard !file.facts.types.contains(old), isType(index, in: tokens) else { return }
    let isQualified = tokens.kind(index - 1) == .period
    // An `enum Error: ErrorType` hides the protocol from everything inside the type around it.
    let new = file.facts.types.contains("Error") && !isQualified ? "Swift.Error" : "Error"
    report(
      finding(
        "The protocol of errors is '\(new)'", at: tokens.range(index), .safe, edits: [Edit(tokens.range(index), new)],
        evidence: ["the project declares no '\(old)'"]))
  }

  /// Whether the name stands where a type does, and not for a member or an enum case of the same name.
  private func isType(_ index: Int, in tokens: TokenBuffer) -> Bool {
    if tokens.kind(index - 1) == .period {
      return tokens.kind(index - 2) == .identifier && tokens.matches(index - 2, "Swift")
    }
    if tokens.kind(index + 1) == .colon, tokens.kind(index - 1) != .comma || tokens.kind(index + 2) != .identifier {
      // A label, a parameter's name or a key.
      return false
    }
    switch tokens.kind(index - 1) {
    case .colon, .arrow, .kwAs, .kwIs, .comma, .leftParen, .leftBracket, .postfixQuestion, .postfixExclamation,
      .kwExtension, .equal, .infixOperator, .prefixOperator, .kwInout, .postfixOperator, .infixQuestion:
      return true
    case .identifier: return tokens.kind(index - 2) == .atSign
    default: return false
    }
  }
}
