import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// `__FILE__` and its kin became `#file`.
struct DebugIdentifiers: Rewriter {
  let id = "debug-identifiers"
  let since = SwiftVersion(2, 2)
  let anchors: [RewriterAnchor] = Self.names.keys.sorted().map { .name($0) }

  private static let names = [
    "__FILE__": "#file", "__LINE__": "#line", "__COLUMN__": "#column", "__FUNCTION__": "#function",
    "__DSO_HANDLE__": "#dsohandle",
  ]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let old = file.tokens.text(index)
    guard file.tokens.kind(index) == .identifier, let new = Self.names[old] else { return }
    let place = file.tokens.range(index)
    report(
      finding(
        "'\(old)' is spelled '\(new)'", at: place, .safe, edits: [Edit(place, new)],
        evidence: ["'\(old)' was a word of the language"]))
  }
}
