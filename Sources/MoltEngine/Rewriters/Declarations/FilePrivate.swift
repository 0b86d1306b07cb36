import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// `private` reached the whole file; where the file uses a member from outside of its type, it is `fileprivate` now.
struct FilePrivate: Rewriter {
  let id = "file-private"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.kind(.kwPrivate)]

  /// How many places of a name are looked at, which keeps time linear.
  private static let reach = 1000

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard let introducer = introducer(after: index, in: tokens), let brace = file.nesting.parent(index),
      tokens.kind(brace) == .leftBrace, case .type(let keyword) = file.owner(of: brace),
      let owner = file.headers[keyword], owner.body?.open == brace,
      let close = tokens.partner(brace), let header = file.headers[introducer]
    else { return }
    // Members of a private extension are as visible as the extension.
    let ownerName = typeName(of: owner, in: tokens)
    if header.kind == .initializer {
      if let ownerName, let use = initializerUse(of: ownerName, outside: brace...close, in: file) {
        report(finding(index, use, "init", in: tokens))
      }
      return
    }
    let names = header.bindings.compactMap(\.name) + (header.bindings.isEmpty ? [header.name].compactMap { $0 } : [])
    // What a public default argument names is opened to callers by another rewriter.
    if file.to >= SwiftVersion(4, 2), names.contains(where: { file.facts.publicDefaults.contains(tokens.name($0)) }) {
      return
    }
    if header.modifiers.contains(where: { tokens.matches($0, "override") }), tokens.kind(index + 1) != .leftParen {
      report(
        finding(
          "An override is as visible as its private type, which the whole file sees", at: tokens.range(index), .safe,
          edits: [Edit(tokens.range(index), "fileprivate")],
          evidence: ["'private' on a member hides it from the file now, and an override must not"]))
      return
    }
    if let name = names.first, isWitness(name, of: owner, in: tokens) {
      report(
        finding(
          "A member that a protocol asks for is as visible as its type", at: tokens.range(index), .safe,
          edits: [Edit(tokens.range(index), "fileprivate")],
          evidence: ["'\(tokens.name(name))' is a requirement of a protocol that the type names"]))
      return
    }
    for name in names {
      // `private(set)` is about writing alone.
      let isAboutWriting = tokens.kind(index + 1) == .leftParen
      guard
        let use = use(of: name, of: ownerName, outside: brace...close, in: file, onlyWritten: isAboutWriting)
      else { continue }
      report(finding(index, use, tokens.name(name), in: tokens))
      return
    }
  }

  /// Whether a property is assigned or changed in place.
  private func isWritten(_ use: Int, in tokens: TokenBuffer) -> Bool {
    let next = use + 1
    if tokens.kind(next) == .equal { return true }
    if tokens.kind(next) == .infixOperator {
      return tokens.text(next).hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(tokens.text(next))
    }
    guard tokens.kind(next) == .period else { return false }
    let member = tokens.text(next + 1)
    return ["append", "insert", "remove", "extend", "pop"].contains { member.hasPrefix($0) }
  }

  /// Whether a member of a private type is what one of the standard protocols asks for.
  private func isWitness(_ name: Int, of owner: DeclarationHeader, in tokens: TokenBuffer) -> Bool {
    let witnesses = [
      "CustomStringConvertible": "description", "Printable": "description", "Hashable": "hashValue",
      "CustomDebugStringConvertible": "debugDescription", "DebugPrintable": "debugDescription",
      "RawRepresentable": "rawValue", "OptionSetType": "rawValue", "BooleanType": "boolValue",
    ]
    return owner.inherited.contains { witnesses[tokens.name($0.upperBound - 1)] == tokens.name(name) }
  }

  private func finding(_ index: Int, _ use: Int, _ name: String, in tokens: TokenBuffer) -> Finding {
    finding(
      "A member that the rest of the file uses is 'fileprivate'", at: tokens.range(index), .likely,
      edits: [Edit(tokens.range(index), "fileprivate")],
      evidence: ["'\(name)' is used outside of its type, at byte \(tokens.start(use))"])
  }

  /// A call of the type's initialiser outside of its braces; which of its initialisers is not told apart.
  private func initializerUse(of owner: String, outside body: ClosedRange<Int>, in file: RewriterContext) -> Int? {
    let tokens = file.tokens
    return file.names.places(of: owner, in: tokens).prefix(Self.reach).first { index in
      guard !body.contains(index), tokens.kind(index + 1) == .leftParen, tokens.kind(index - 1) != .kwFunc else {
        return false
      }
      return file.to < SwiftVersion(4) || relation(of: index, to: owner, in: file) != .extends
    }
  }

  private func introducer(after index: Int, in tokens: TokenBuffer) -> Int? {
    var current = index + 1
    while current < index + 10 {
      switch tokens.kind(current) {
      case .kwFunc, .kwVar, .kwLet, .kwStruct, .kwEnum, .kwTypealias, .kwProtocol, .kwInit: return current
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
  private func use(
    of name: Int, of owner: String?, outside body: ClosedRange<Int>, in file: RewriterContext, onlyWritten: Bool
  ) -> Int? {
    let tokens = file.tokens
    for index in file.names.sameNames(as: name, in: tokens).prefix(Self.reach) where !body.contains(index) {
      if onlyWritten, !isWritten(index, in: tokens) { continue }
      // `x.value(for: y)` is a method's name, not the property's.
      let isProperty = tokens.kind(name - 1) == .kwVar || tokens.kind(name - 1) == .kwLet
      if isProperty, tokens.kind(index + 1) == .leftParen { continue }
      if tokens.kind(index - 1) == .period {
        // `.cancel` with nothing before it is a case of some enum, no method of a value.
        if tokens.kind(name - 1) == .kwFunc, !tokens.kind(index - 2).endsOperand { continue }
        if file.to >= SwiftVersion(4), relation(of: index, to: owner, in: file) == .extends { continue }
        if isDeclaredElsewhere(name, asFunction: isCall(index, in: tokens), outside: body, in: file) { return nil }
        return index
      }
      switch relation(of: index, to: owner, in: file) {
      case .inherits: break
      case .extends where file.to < SwiftVersion(4): break
      default: continue
      }
      if isDeclaration(index, in: tokens) || tokens.kind(index + 1) == .colon { continue }
      return index
    }
    return onlyWritten ? nil : selectorUse(of: name, of: owner, outside: body, in: file)
  }

  /// A string in an extension that spells the method's selector: it is about to become `#selector`, which is a use.
  private func selectorUse(of name: Int, of owner: String?, outside body: ClosedRange<Int>, in file: RewriterContext)
    -> Int?
  {
    let tokens = file.tokens
    guard file.to < SwiftVersion(4), tokens.kind(name - 1) == .kwFunc else { return nil }
    let text = tokens.name(name)
    return file.selectorStrings.prefix(Self.reach).first { index in
      !body.contains(index) && tokens.selectorBase(at: index) == text
        && relation(of: index, to: owner, in: file) == .extends
    }
  }

  private enum Relation { case none, extends, inherits }

  /// What the type around a token is to the member's own.
  private func relation(of index: Int, to owner: String?, in file: RewriterContext) -> Relation {
    let tokens = file.tokens
    guard let owner, let keyword = file.enclosingType(index), let header = file.headers[keyword]
    else { return .none }
    if typeName(of: header, in: tokens) == owner { return .extends }
    return header.inherited.contains { $0.count == 1 && tokens.name($0.lowerBound) == owner } ? .inherits : .none
  }

  private func isCall(_ index: Int, in tokens: TokenBuffer) -> Bool {
    tokens.kind(index + 1) == .leftParen || tokens.kind(index + 1) == .leftBrace
  }

  /// Whether another type of the file has a member of that name, which the use may mean.
  private func isDeclaredElsewhere(
    _ name: Int, asFunction: Bool, outside body: ClosedRange<Int>, in file: RewriterContext
  ) -> Bool {
    let tokens = file.tokens
    return file.names.sameNames(as: name, in: tokens).prefix(Self.reach).contains {
      !body.contains($0) && isDeclaration($0, in: tokens) && file.isMember($0)
        && (tokens.kind($0 - 1) == .kwFunc) == asFunction
    }
  }

  private func isDeclaration(_ index: Int, in tokens: TokenBuffer) -> Bool {
    switch tokens.kind(index - 1) {
    case .kwFunc, .kwVar, .kwLet, .kwCase, .kwClass, .kwStruct, .kwEnum, .kwTypealias, .kwProtocol: return true
    default: return false
    }
  }
}
