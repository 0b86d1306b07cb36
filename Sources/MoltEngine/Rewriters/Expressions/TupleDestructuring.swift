import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// A closure's parameter can no longer be taken apart in the parameter list: `{ (i, (a, b)) in }`.
struct TupleDestructuring: Rewriter {
  let id = "tuple-destructuring"
  let since = SwiftVersion(4)
  let anchors: [RewriterAnchor] = [.kind(.kwIn)]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard tokens.kind(index - 1) == .rightParen, let open = tokens.partner(index - 1),
      case .closure = file.clauseOwner(of: open)
    else { return }
    for token in open + 1..<index - 1 where tokens.kind(token) == .leftParen {
      let before = tokens.kind(token - 1)
      guard before == .leftParen || before == .comma, file.nesting.parent(token) == open,
        let close = tokens.partner(token)
      else { continue }
      report(
        manual(
          "A tuple in a closure's parameter list is taken apart in the closure's body",
          at: tokens.range(of: token..<close + 1), because: "the body has to name the parts of the tuple"))
    }
  }
}
