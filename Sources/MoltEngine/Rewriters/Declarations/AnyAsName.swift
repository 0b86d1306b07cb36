import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// An enum's case called `Any` stands in backticks, since `Any` became a word of the language.
struct AnyAsName: Rewriter {
  let id = "any-as-name"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.kind(.kwAny)]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard tokens.kind(index - 1) == .kwCase || tokens.kind(index - 1) == .comma, let brace = file.nesting.parent(index),
      tokens.kind(brace) == .leftBrace, case .type(let keyword) = file.owner(of: brace),
      tokens.kind(keyword) == .kwEnum
    else { return }
    report(
      finding(
        "A case called 'Any' stands in backticks", at: tokens.range(index), .safe,
        edits: [Edit(tokens.range(index), "`Any`")], evidence: ["it is declared as a case of an enum"]))
  }
}
