import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// What `public` allowed until Swift 3, subclassing and overriding in other modules, `open` allows now.
///
/// All public classes that are not final and all that can be overridden in them are opened, as they were before: who
/// subclasses them is not to be seen in the project. That is why nobody gets it who does not ask for it.
struct OpenAccess: Rewriter {
  let id = "open-access"
  let since = SwiftVersion(3)
  let isOptIn = true
  let anchors: [RewriterAnchor] = [.kind(.kwPublic)]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard tokens.kind(index + 1) != .leftParen, let header = declaration(with: index, in: tokens),
      !isClosed(header, in: tokens)
    else { return }
    let message: String
    switch header.kind {
    case .class: message = "A class that other modules subclass is 'open'"
    case .function, .variable, .subscript:
      guard let brace = file.enclosingBrace(index), case .type(let keyword) = file.owner(of: brace),
        tokens.kind(keyword) == .kwClass, let owner = file.headers[keyword],
        !isClosed(owner, in: tokens), owner.modifiers.contains(where: { isVisible($0, in: tokens) })
      else { return }
      message = "A member that other modules override is 'open'"
    default: return
    }
    report(
      finding(
        message, at: tokens.range(index), .likely, edits: [Edit(tokens.range(index), "open")],
        evidence: ["before Swift 3 'public' allowed it"]))
  }

  /// The declaration that the modifier at `index` belongs to.
  private func declaration(with index: Int, in tokens: TokenBuffer) -> DeclarationHeader? {
    for next in index + 1..<index + 10 {
      if let header = DeclarationHeader(at: next, in: tokens) { return header.modifiers.contains(index) ? header : nil }
    }
    return nil
  }

  private func isClosed(_ header: DeclarationHeader, in tokens: TokenBuffer) -> Bool {
    header.modifiers.contains { tokens.matches($0, "final") || tokens.kind($0) == .kwStatic }
  }

  private func isVisible(_ modifier: Int, in tokens: TokenBuffer) -> Bool {
    tokens.kind(modifier) == .kwPublic || tokens.matches(modifier, "open")
  }
}
