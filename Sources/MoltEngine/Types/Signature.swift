import MoltNames
import MoltSyntax

/// The types of a declaration: what an argument is expected to be, and what comes out.
struct Signature {
  struct Parameter: Equatable {
    var label: Name
    var type: TypeID
    var hasDefault: Bool
  }
  var parameters: [Parameter] = []
  /// The parameter that takes any number of arguments.
  var variadic: Int?
  /// A function's result, a variable's type.
  var result: TypeID = .unknown
  var isThrowing = false
  /// The result is of the type that it is called on.
  var isSelfResult = false
  /// Other declarations of the project take the same call: what it passes may be meant for one of them.
  var isOverloaded = false
  /// The parameters' types of all those declarations.
  var alternatives: [[TypeID]] = []
  /// Changes the value that it is called on.
  var isMutating = false
  /// Names of generic parameters have no types; a result that mentions one is unknown.
  static let unknown = Signature()
}

extension Catalog {
  /// The types of an API as the target version declares it.
  func signature(ofRow id: Int) -> Signature {
    if let known = sdk.signatures[id] ?? oldSignatures[id] { return known }
    let row = history.row(id)
    let text = row.declaration(in: to)
    var signature = Signature.unknown
    if row.kind == .enumCase, let owner = row.owner {
      signature.result = arena.intern(.nominal(.sdk(owner.id), []))
      sdk.signatures[id] = signature
      return signature
    }
    // Old types are read as the project reads them; a declaration of today's SDK means the SDK's types only.
    let isProjects = text.isEmpty && row.oldTypes != nil
    if isProjects { oldSignatures[id] = .unknown } else { sdk.signatures[id] = .unknown }
    if !text.isEmpty {
      signature = parse(declaration: text, owner: row.owner?.name)
    } else if let old = row.oldTypes {
      signature = parse(oldTypes: old)
    }
    if row.kind == .initializer || row.name(in: to)?.isInit == true, let owner = row.owner {
      let made = arena.intern(.nominal(.sdk(owner.id), []))
      signature.result = Self.declaresFailable(text) ? arena.optional(made) : made
    }
    if isProjects { oldSignatures[id] = signature } else { sdk.signatures[id] = signature }
    return signature
  }

  /// Whether `init?` stands in a declaration of the SDK.
  private static func declaresFailable(_ text: String) -> Bool {
    var last: (UInt8, UInt8) = (0, 0)
    for byte in text.utf8 {
      // Nothing else in these declarations ends in `it?`.
      if byte == UInt8(ascii: "?"), last == (UInt8(ascii: "i"), UInt8(ascii: "t")) { return true }
      last = (last.1, byte)
    }
    return false
  }

  /// The types of a declaration of the project.
  func signature(ofDeclared id: Int) -> Signature {
    if let known = declaredSignatures[id] { return known }
    guard inProgress.insert(id | Self.signatureMark).inserted else { return .unknown }
    defer { inProgress.remove(id | Self.signatureMark) }
    let declared = index.declarations[id]
    var scope = TypeScope(owners: declared.owner.isEmpty ? [] : owners(of: declared.owner))
    for generic in declared.generics {
      scope.generics[name(generic.name)] = generic.bound.isEmpty ? .unknown : type(text: generic.bound, scope: scope)
    }
    var signature = Signature()
    signature.variadic = declared.variadic
    for (position, label) in declared.labels.enumerated() {
      signature.parameters.append(
        .init(
          label: label == "_" ? .none : name(label),
          type: type(text: declared.parameterTypes[position], scope: scope),
          hasDefault: declared.defaults[position]))
    }
    switch declared.kind {
    case .initializer:
      let made = resolve(dotted: declared.owner)
      signature.result = declared.type == nil ? made : arena.optional(made)
    case .enumCase:
      signature.result = resolve(dotted: declared.owner)
    case .variable:
      if let text = declared.type {
        signature.result = type(text: text, scope: scope)
      } else if let value = declared.value {
        signature.result = typeOfValue(value, scope: scope)
      }
    default:
      signature.result = declared.type.map { type(text: $0, scope: scope) } ?? void
    }
    declaredSignatures[id] = signature
    return signature
  }

  private static let signatureMark = 1 << 40

  /// `A`, `A.B`, `A.B.C` for `A.B.C`.
  func owners(of dotted: String) -> [String] {
    let text = dotted.utf8
    var all: [String] = []
    var index = text.startIndex
    while let dot = text[index...].firstIndex(of: UInt8(ascii: ".")) {
      all.append(String(dotted[..<dot]))
      index = text.index(after: dot)
    }
    if !dotted.isEmpty { all.append(dotted) }
    return all
  }

  /// The type of a short first value: `UIView()`, `"text"`, `[1, 2]`, `UIColor.redColor()`.
  private func typeOfValue(_ text: String, scope: TypeScope) -> TypeID {
    let tokens = Lexer.lex(Array(text.utf8))
    let walker = BodyWalker(tokens: tokens, catalog: self, sink: nil)
    walker.scope = scope
    if let owner = scope.owners.last { walker.selfType = resolve(dotted: owner) }
    return walker.expression(expected: .unknown).type
  }

  /// Reads a Swift declaration as the compiler prints it.
  func parse(declaration text: String, owner: String?) -> Signature {
    let tokens = Lexer.lex(Array(text.utf8))
    var signature = Signature()
    var introducer = 0
    while introducer < tokens.count {
      switch tokens.kind(introducer) {
      case .kwFunc, .kwInit, .kwSubscript, .kwVar, .kwLet, .kwCase: break
      default:
        introducer += 1
        continue
      }
      // `class func`, `class var` pass here; `class C` has no signature.
      break
    }
    guard introducer < tokens.count, let header = DeclarationHeader(at: introducer, in: tokens) else {
      return signature
    }
    var scope = TypeScope(isSDK: true)
    if let owner { scope.owners = [owner] }
    scope.generics = libraryGenerics
    if let range = header.genericParameters {
      for index in range where tokens.kind(index) == .identifier && tokens.kind(index - 1) != .colon {
        scope.generics[name(tokens, index)] = .unknown
      }
    }
    func read(_ range: Range<Int>) -> TypeID {
      var reader = TypeReader(tokens: tokens, at: range.lowerBound, catalog: self, scope: scope)
      return reader.read()
    }
    for parameter in header.parameterClauses.first?.parameters ?? [] {
      let label = parameter.first.map { tokens.kind($0) == .wildcard ? Name.none : name(tokens, $0) } ?? .none
      signature.parameters.append(
        .init(label: label, type: parameter.type.map(read) ?? .unknown, hasDefault: parameter.defaultValue != nil))
    }
    signature.isMutating = header.modifiers.contains { tokens.matches($0, "mutating") }
    signature.isThrowing = header.effects.contains { tokens.kind($0) == .kwThrows }
    if let result = header.result {
      signature.isSelfResult = result.count == 1 && tokens.kind(result.lowerBound) == .kwSelfType
      signature.result = read(result)
    } else if let type = header.bindings.first?.type {
      signature.isSelfResult = type.count == 1 && tokens.kind(type.lowerBound) == .kwSelfType
      signature.result = read(type)
    } else if tokens.kind(introducer) == .kwFunc {
      signature.result = void
    }
    return signature
  }

  /// Reads `(A, B) -> C` or the type of a property.
  private func parse(oldTypes text: String) -> Signature {
    var signature = Signature()
    let whole = type(text: text, scope: TypeScope())
    if case .function(let parameters, let result) = node(whole) {
      signature.parameters = parameters.map { .init(label: .none, type: $0, hasDefault: false) }
      signature.result = result
    } else {
      signature.result = whole
    }
    return signature
  }
}
