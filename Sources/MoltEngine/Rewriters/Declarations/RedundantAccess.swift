import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// A modifier that only repeats the one of its extension is a warning: `public func` in a `public extension`.
struct RedundantAccess: Rewriter {
  let id = "redundant-access"
  let since = SwiftVersion(5)
  let anchors: [RewriterAnchor] = [.kind(.kwExtension)]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard let header = file.headers[index], let body = header.body,
      let access = header.modifiers.first(where: { isRepeatable($0, in: tokens) })
    else { return }
    var member = body.open + 1
    while member < body.close {
      if tokens.kind(member) == tokens.kind(access), tokens.kind(member + 1) != .leftParen,
        file.enclosingBrace(member) == body.open, isModifier(member, in: tokens)
      {
        report(
          finding(
            "'\(tokens.text(access))' is what the extension says already", at: tokens.range(member), .safe,
            edits: [Edit(tokens.rangeWithSpace(of: member..<member + 1), "")],
            evidence: ["the extension is '\(tokens.text(access))'"]))
      }
      member = tokens.after(member)
    }
  }

  /// What `private` means depends on where it stands, so that it repeats nothing.
  private func isRepeatable(_ index: Int, in tokens: TokenBuffer) -> Bool {
    switch tokens.kind(index) {
    case .kwPublic, .kwFileprivate, .kwInternal: true
    default: false
    }
  }

  /// Whether a declaration follows that the word stands in front of.
  private func isModifier(_ index: Int, in tokens: TokenBuffer) -> Bool {
    for next in index + 1..<index + 8 {
      if let header = DeclarationHeader(at: next, in: tokens) { return header.modifiers.contains(index) }
    }
    return false
  }
}
