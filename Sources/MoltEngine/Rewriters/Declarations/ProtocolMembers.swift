import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// An operator that a type requires or declares is `static`.
struct StaticOperators: Rewriter {
  let id = "static-operators"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.kind(.kwFunc)]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard tokens.isOperator(index + 1), file.isMember(index), let header = file.headers[index],
      !header.modifiers.contains(where: { tokens.kind($0) == .kwStatic || tokens.kind($0) == .kwClass })
    else { return }
    report(
      finding(
        "An operator in a type is 'static'", at: tokens.range(index + 1), .safe,
        edits: [.insert("static ", at: tokens.start(index), affinity: .next)],
        evidence: ["the operator is declared in the body of a type"]))
  }
}

/// Methods and properties of types that a protocol requires are `static`, not `class`.
struct StaticRequirements: Rewriter {
  let id = "static-requirements"
  let since = SwiftVersion(2)
  let anchors: [RewriterAnchor] = [.kind(.kwClass)]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard tokens.kind(index + 1) == .kwFunc || tokens.kind(index + 1) == .kwVar,
      let brace = file.enclosingBrace(index), case .type(let keyword) = file.owner(of: brace),
      tokens.kind(keyword) == .kwProtocol
    else { return }
    report(
      finding(
        "A protocol requires 'static' members; 'class' is for classes", at: tokens.range(index), .safe,
        edits: [Edit(tokens.range(index), "static")], evidence: ["the member is declared in a protocol"]))
  }
}

/// How a witness owns its value is not for a protocol to say: `weak var` in one became `var`.
struct ProtocolOwnership: Rewriter {
  let id = "protocol-ownership"
  let since = SwiftVersion(5)
  let anchors: [RewriterAnchor] = [.name("weak"), .name("unowned")]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    let next = tokens.after(index + 1)
    // `unowned(safe) var`
    let end = tokens.kind(index + 1) == .leftParen ? next : index + 1
    guard let brace = file.enclosingBrace(index), case .type(let keyword) = file.owner(of: brace),
      tokens.kind(keyword) == .kwProtocol,
      let variable = (end..<end + 4).first(where: { tokens.kind($0) == .kwVar }),
      let header = file.headers[variable], header.modifiers.contains(index)
    else { return }
    report(
      finding(
        "A protocol does not say how a property is owned", at: tokens.range(index), .safe,
        edits: [Edit(tokens.rangeWithSpace(of: index..<end), "")], evidence: ["the property is declared in a protocol"])
    )
  }
}
