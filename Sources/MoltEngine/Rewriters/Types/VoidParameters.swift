import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// `(Void) -> T` takes one argument of no interest; what takes nothing is `() -> T`.
struct VoidParameters: Rewriter {
  let id = "void-parameters"
  let since = SwiftVersion(4)
  let anchors: [RewriterAnchor] = [.kind(.arrow)]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    var close = index - 1
    while tokens.kind(close) == .kwThrows || tokens.kind(close) == .kwRethrows
      || tokens.kind(close) == .identifier && tokens.matches(close, "async")
    {
      close -= 1
    }
    guard tokens.kind(close) == .rightParen, let open = tokens.partner(close), close == open + 2,
      tokens.kind(open + 1) == .identifier
    else { return }
    let isClosure = tokens.kind(open - 1) == .leftBrace || tokens.kind(open - 1) == .rightBracket
    guard
      tokens.matches(open + 1, "Void")
        ? isClosure || file.isFunctionTypeClause(open)
        : isClosure && tokens.matches(open + 1, "void") && isUnused(open + 1, in: file)
    else { return }
    report(
      finding(
        "A function type that takes nothing has empty parentheses", at: tokens.range(open + 1), .safe,
        edits: [Edit(tokens.range(open + 1), "")], evidence: ["the only parameter is 'Void'"]))
  }

  /// `{ (void) -> Int in`: a parameter by the name of what it is, if the closure never reads it.
  private func isUnused(_ name: Int, in file: RewriterContext) -> Bool {
    guard let brace = file.nesting.parent(name - 1), let close = file.tokens.partner(brace) else { return false }
    return !file.names.sameNames(as: name, in: file.tokens).contains { $0 > name && $0 < close }
  }
}
