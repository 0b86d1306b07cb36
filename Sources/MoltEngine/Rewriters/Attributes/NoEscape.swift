import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// `@noescape` went away: closure parameters do not escape unless they say so.
struct NoEscape: Rewriter {
  let id = "noescape"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.name("noescape")]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    guard file.tokens.kind(index - 1) == .atSign else { return }
    report(
      finding(
        "'@noescape' is what closure parameters are by themselves", at: file.tokens.range(of: index - 1..<index + 1),
        .safe,
        edits: [Edit(file.tokens.rangeToDelete(index - 1..<index + 1), "")],
        evidence: ["the attribute exists no longer"]))
  }
}
