import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// What a public function's default argument names can be used by callers: `@usableFromInline`.
struct DefaultArgumentAccess: Rewriter {
  let id = "default-argument-access"
  let since = SwiftVersion(4, 2)
  let anchors: [RewriterAnchor] = [
    .kind(.kwFunc), .kind(.kwVar), .kind(.kwLet), .kind(.kwStruct), .kind(.kwEnum),
  ]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard tokens.kind(index + 1) == .identifier, file.facts.publicDefaults.contains(tokens.name(index + 1)),
      isVisible(index, in: file), let header = file.headers[index], !hasAccess(header, in: tokens)
    else { return }
    let hidden = header.modifiers.first { tokens.kind($0) == .kwPrivate || tokens.kind($0) == .kwFileprivate }
    let edit =
      hidden.map { Edit(tokens.range($0), "@usableFromInline internal") }
      ?? .insert("@usableFromInline ", at: tokens.start(header.start), affinity: .next)
    report(
      finding(
        "A default argument of a public function names what its callers can use", at: tokens.range(index + 1), .likely,
        edits: [edit],
        evidence: ["a default argument of a public function names '\(tokens.name(index + 1))'"]))
  }

  /// Whether a declaration stands at the top level, in a public type or in one that is named with it; elsewhere the
  /// attribute says nothing.
  private func isVisible(_ index: Int, in file: RewriterContext) -> Bool {
    guard let brace = file.nesting.parent(index) else { return true }
    guard file.tokens.kind(brace) == .leftBrace, case .type(let keyword) = file.owner(of: brace),
      let owner = file.headers[keyword]
    else { return false }
    let isPublic = owner.modifiers.contains { file.tokens.kind($0) == .kwPublic || file.tokens.matches($0, "open") }
    return isPublic || owner.name.map { file.facts.publicDefaults.contains(file.tokens.name($0)) } ?? false
  }

  /// Whether callers may use the declaration already.
  private func hasAccess(_ header: DeclarationHeader, in tokens: TokenBuffer) -> Bool {
    let says = header.modifiers.contains {
      switch tokens.kind($0) {
      case .kwPublic: return true
      default: return tokens.matches($0, "open") || tokens.matches($0, "override")
      }
    }
    return says
      || header.attributes.contains {
        tokens.matches($0.name, "usableFromInline") || tokens.matches($0.name, "inlinable")
      }
  }
}
