import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// What a class has to say of itself since Swift 3.
extension BodyWalker {
  func completeClass(_ header: DeclarationHeader, body: Braces) {
    guard sink != nil, catalog.crosses(.swift3) else { return }
    conformToAnimationDelegate(header, body: body)
    if tokens.kind(header.introducer) == .kwClass { addCoderInitializer(header, body: body) }
  }

  /// `animationDidStop` was a method of every object; it is one of a protocol now.
  private func conformToAnimationDelegate(_ header: DeclarationHeader, body: Braces) {
    guard case .project(let id)? = catalog.nominal(selfType),
      let row = catalog.history.type(named: "CAAnimationDelegate"),
      catalog.index.types[id].declaration.kind == .classType,
      !catalog.supertypes(of: .project(id)).contains(.sdk(row.id)),
      catalog.inherits(.project(id), from: "NSObject")
    else { return }
    let methods = members(of: body, .kwFunc).filter {
      tokens.matches($0 + 1, "animationDidStop") || tokens.matches($0 + 1, "animationDidStart")
    }
    guard let first = methods.first, let name = header.name else { return }
    var edits: [Edit] = []
    if let last = header.inherited.last {
      edits.append(.insert(", CAAnimationDelegate", at: tokens.range(of: last).upper, affinity: .previous))
    } else if tokens.kind(name + 1) == .leftBrace {
      edits.append(.insert(": CAAnimationDelegate", at: tokens.range(name).upper, affinity: .previous))
    } else {
      return
    }
    for method in methods {
      guard let function = headers[method] else { continue }
      for modifier in function.modifiers where tokens.matches(modifier, "override") {
        if isOverriddenInProject(tokens.name(method + 1), of: id) { continue }
        edits.append(Edit(ByteRange(Int(tokens[modifier].start), Int(tokens[modifier + 1].start)), ""))
      }
    }
    sink?.report(
      Finding(
        rule: "animation-delegate", message: "'\(tokens.name(first + 1))' is called on a CAAnimationDelegate only",
        range: tokens.range(name), applicability: .likely, edits: edits,
        evidence: ["'\(tokens.name(name))' has the method and is no such delegate"]))
  }

  private func isOverriddenInProject(_ method: String, of id: Int) -> Bool {
    catalog.supertypes(of: .project(id)).contains {
      if case .project(let type) = $0 { return catalog.index.types[type].members[method] != nil }
      return false
    }
  }

  /// Introducing keywords that stand directly in a body.
  private func members(of body: Braces, _ kind: TokenKind) -> [Int] {
    var found: [Int] = []
    var token = body.open + 1
    while token < body.close {
      if tokens.kind(token) == kind, tokens.kind(token - 1) != .period { found.append(token) }
      token = (tokens.partner(token).map { max($0, token) } ?? token) + 1
    }
    return found
  }

  /// A class below a generic one did not have to repeat `init(coder:)` in Swift 2; calling it ended the program.
  private func addCoderInitializer(_ header: DeclarationHeader, body: Braces) {
    guard case .project(let id)? = catalog.nominal(selfType), catalog.inherits(.project(id), from: "NSCoding"),
      isGeneric(id)
    else { return }
    let initializers = members(of: body, .kwInit).compactMap { headers[$0] }
    let designated = initializers.filter { !$0.modifiers.contains { tokens.matches($0, "convenience") } }
    guard let last = designated.last, let close = last.body?.close,
      !initializers.contains(where: { isCoder($0) }), !isCoderElsewhere(id)
    else { return }
    let line = indentation(of: last.start)
    let newline = RewriterContext.firstLineEnd(in: tokens.bytes)
    let isPublic = header.modifiers.contains { tokens.kind($0) == .kwPublic }
    let lines = [
      "", (isPublic ? "public " : "") + "required init?(coder aDecoder: NSCoder) {",
      "    fatalError(\"init(coder:) has not been implemented\")", "}",
    ]
    let text = newline + lines.map { newline + ($0.isEmpty ? "" : line + $0) }.joined().dropFirst(newline.count)
    sink?.report(
      Finding(
        rule: "required-coder-initializer",
        message: "a class with an initialiser of its own has to repeat 'init(coder:)'",
        range: tokens.range(header.name ?? header.introducer), applicability: .likely,
        edits: [
          .insert(
            isPublic ? text : text.replacing("public ", with: ""), at: Int(tokens[close].end), affinity: .previous)
        ], evidence: ["Swift 2 did not ask for it below a generic class, and ended the program where it was called"]))
  }

  private func isCoder(_ header: DeclarationHeader) -> Bool {
    header.parameterClauses.first?.parameters.first?.first.map { tokens.matches($0, "coder") } ?? false
  }

  /// Whether an extension has the initialiser.
  private func isCoderElsewhere(_ id: Int) -> Bool {
    catalog.index.types[id].members["init"]?.contains {
      catalog.index.declarations[$0].labels.first == "coder"
    } ?? false
  }

  /// Whether the class or one that it inherits from is generic.
  private func isGeneric(_ id: Int) -> Bool {
    if !catalog.index.types[id].declaration.generics.isEmpty { return true }
    return catalog.supertypes(of: .project(id)).contains {
      guard case .project(let type) = $0, catalog.index.types[type].declaration.kind == .classType else { return false }
      return !catalog.index.types[type].declaration.generics.isEmpty
    }
  }

  /// What stands before the first token of a line.
  private func indentation(of token: Int) -> String {
    let start = Int(tokens[token].start)
    var first = start
    while first > 0, tokens.bytes[first - 1] == UInt8(ascii: " ") || tokens.bytes[first - 1] == UInt8(ascii: "\t") {
      first -= 1
    }
    return tokens.text(in: ByteRange(first, start))
  }

  /// A property that Interface Builder could never set says so no more: Swift 2 let the attribute pass.
  func dropInspectable(_ header: DeclarationHeader, type: TypeID) {
    guard let sink, catalog.crosses(.swift3), !isObjectiveC(type),
      let attribute = header.attributes.first(where: { tokens.matches($0.name, "IBInspectable") })
    else { return }
    let start = Int(tokens[attribute.name - 1].start)
    sink.report(
      Finding(
        rule: "inspectable-type", message: "'@IBInspectable' needs a type that Objective-C knows",
        range: tokens.range(attribute.name), applicability: .likely,
        edits: [Edit(ByteRange(start, Int(tokens[attribute.name + 1].start)), "")],
        evidence: ["Interface Builder never showed a \(catalog.describe(type))"]))
  }

  private func isObjectiveC(_ type: TypeID) -> Bool {
    switch catalog.nominal(type) {
    case .sdk(let id)?:
      let name = catalog.history.type(id).name
      return catalog.arena.bare(type) == type || !["CGFloat", "Int", "Double", "Float", "Bool", "UInt"].contains(name)
    case .project(let id)?:
      let declared = catalog.index.types[id].declaration
      switch declared.kind {
      case .structType: return false
      case .protocolType, .enumType: return declared.isObjC
      default: return true
      }
    default: return true
    }
  }
}
