import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// `private` reached the whole file; where the file uses a member from outside of its type, it is `fileprivate` now.
struct FilePrivate: Rewriter {
  let id = "file-private"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.kind(.kwPrivate)]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard let introducer = introducer(after: index, in: tokens), let brace = file.nesting.parent(index),
      tokens.kind(brace) == .leftBrace, case .type(let keyword) = file.owner(of: brace),
      let owner = DeclarationHeader(at: keyword, in: tokens), owner.body?.open == brace,
      let close = tokens.partner(brace), let header = DeclarationHeader(at: introducer, in: tokens)
    else { return }
    // Members of a private extension are as visible as the extension.
    let names = header.bindings.compactMap(\.name) + (header.bindings.isEmpty ? [header.name].compactMap { $0 } : [])
    let ownerName = typeName(of: owner, in: tokens)
    for name in names {
      guard let use = use(of: name, of: ownerName, outside: brace...close, in: file) else { continue }
      report(
        finding(
          "A member that the rest of the file uses is 'fileprivate'", at: tokens.range(index), .likely,
          edits: [Edit(tokens.range(index), "fileprivate")],
          evidence: ["'\(tokens.name(name))' is used outside of its type, at byte \(tokens.start(use))"]))
      return
    }
  }

  private func introducer(after index: Int, in tokens: TokenBuffer) -> Int? {
    var current = index + 1
    while current < index + 10 {
      switch tokens.kind(current) {
      case .kwFunc, .kwVar, .kwLet, .kwStruct, .kwEnum, .kwTypealias, .kwProtocol: return current
      case .kwClass:
        if tokens.kind(current + 1) == .identifier, tokens.kind(current + 2) != .identifier { return current }
      case .identifier, .kwStatic, .leftParen, .atSign: break
      default: return nil
      }
      current = tokens.after(current)
    }
    return nil
  }

  private func typeName(of owner: DeclarationHeader, in tokens: TokenBuffer) -> String? {
    if let target = owner.target, owner.kind == .extension { return tokens.name(target.upperBound - 1) }
    return owner.name.map { tokens.name($0) }
  }

  /// A place that names the member and lies outside of its type's braces (from Swift 4 on, and of its extensions').
  private func use(of name: Int, of owner: String?, outside body: ClosedRange<Int>, in file: RewriterContext) -> Int? {
    let tokens = file.tokens
    let wanted = tokens.name(name)
    for index in 0..<tokens.count where tokens.kind(index) == .identifier {
      if body.contains(index) || tokens.kind(index - 1) != .period || tokens.name(index) != wanted { continue }
      // A label in `#selector(a(b:))` or a member of something that is evidently another type.
      if file.to >= SwiftVersion(4), let owner, isInside(typeNamed: owner, index, file) { continue }
      if isDeclaredElsewhere(wanted, outside: body, in: tokens) { return nil }
      return index
    }
    return nil
  }

  private func isInside(typeNamed owner: String, _ index: Int, _ file: RewriterContext) -> Bool {
    guard let keyword = file.enclosingType(index), let header = DeclarationHeader(at: keyword, in: file.tokens)
    else { return false }
    return typeName(of: header, in: file.tokens) == owner
  }

  /// Whether another declaration of that name stands in the file, which the use may mean.
  private func isDeclaredElsewhere(_ wanted: String, outside body: ClosedRange<Int>, in tokens: TokenBuffer) -> Bool {
    (1..<tokens.count).contains { index in
      guard tokens.kind(index) == .identifier, !body.contains(index), tokens.name(index) == wanted else { return false }
      switch tokens.kind(index - 1) {
      case .kwFunc, .kwVar, .kwLet, .kwCase, .kwClass, .kwStruct, .kwEnum, .kwTypealias, .kwProtocol: return true
      default: return false
      }
    }
  }
}
