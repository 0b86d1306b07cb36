import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// The parameters of a function type have no labels: `(a: Int) -> Void` became `(_ a: Int) -> Void`.
struct FunctionTypeLabels: Rewriter {
  let id = "function-type-labels"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.kind(.arrow)]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    var close = index - 1
    while tokens.kind(close) == .kwThrows || tokens.kind(close) == .kwRethrows { close -= 1 }
    guard tokens.kind(close) == .rightParen, let open = tokens.partner(close), file.isFunctionTypeClause(open),
      isType(open, in: file)
    else { return }
    var current = open + 1
    while current < close {
      rewrite(parameterAt: current, in: tokens, report)
      guard let comma = tokens.first(.comma, from: current, before: close) else { break }
      current = comma + 1
    }
  }

  /// `subscript(a: Int) -> T` and `func f(a: Int)` are told apart by what stands before; closures by their brace.
  private func isType(_ open: Int, in file: RewriterContext) -> Bool { file.clauseOwner(of: open) == nil }

  private func rewrite(parameterAt first: Int, in tokens: TokenBuffer, _ report: (Finding) -> Void) {
    var name = first
    let isInout = tokens.kind(first) == .kwInout
    if isInout { name += 1 }
    guard tokens.kind(name) == .identifier, tokens.kind(name + 1) == .colon else { return }
    var edits: [Edit] = [.insert("_ ", at: tokens.start(name), affinity: .next)]
    if isInout {
      edits.append(Edit(tokens.rangeWithSpace(of: first..<first + 1), ""))
      edits.append(.insert("inout ", at: tokens.start(name + 2), affinity: .next))
    }
    report(
      finding(
        "The parameters of a function type have no labels", at: tokens.range(name), .safe, edits: edits,
        evidence: ["'\(tokens.name(name))' names a parameter of a function type"]))
  }
}
