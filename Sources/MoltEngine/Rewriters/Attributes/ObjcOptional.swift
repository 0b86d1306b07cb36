import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// An optional requirement of an `@objc` protocol is `@objc` itself.
struct ObjcOptional: Rewriter {
  let id = "objc-optional"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.name("optional")]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard let introducer = introducer(after: index, in: tokens), let brace = file.nesting.parent(index),
      tokens.kind(brace) == .leftBrace, case .type(let keyword) = file.owner(of: brace),
      tokens.kind(keyword) == .kwProtocol, let header = file.headers[introducer],
      header.modifiers.contains(index), !header.attributes.contains(where: { tokens.matches($0.name, "objc") }),
      let owner = file.headers[keyword],
      owner.attributes.contains(where: { tokens.matches($0.name, "objc") })
    else { return }
    report(
      finding(
        "An optional requirement is marked '@objc'", at: tokens.range(index), .safe,
        edits: [.insert("@objc ", at: tokens.start(index), affinity: .next)],
        evidence: ["the protocol is '@objc'"]))
  }

  private func introducer(after index: Int, in tokens: TokenBuffer) -> Int? {
    for current in index + 1..<index + 6 {
      switch tokens.kind(current) {
      case .kwFunc, .kwVar, .kwSubscript: return current
      case .identifier, .kwStatic, .kwClass, .kwPublic, .kwInternal: continue
      default: return nil
      }
    }
    return nil
  }
}
