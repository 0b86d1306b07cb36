import MoltSyntax

/// Where a type name is looked up.
struct TypeScope {
  /// Dotted names of the enclosing types of the project or the SDK, outermost first.
  var owners: [String] = []
  /// Generic parameters in sight and what they are bound to.
  var generics: [Name: TypeID] = [:]
  /// The text is the SDK's own: the project's names mean nothing in it.
  var isSDK = false
}

/// Reads a type reference from tokens, whatever version of Swift it was written in.
struct TypeReader {
  /// Told of each named type: the tokens of its dotted path and what it resolved to.
  typealias Mention = (_ path: Range<Int>, _ resolved: Catalog.ResolvedType) -> Void

  let tokens: TokenBuffer
  let catalog: Catalog
  let scope: TypeScope
  let mention: Mention?
  /// The next token.
  var index: Int
  /// The type stands after `as`.
  var isCast = false
  /// Bytes of the token at `index` that are used already (a `>>` that closes two lists).
  private var used = 0
  private var depth = 0

  init(tokens: TokenBuffer, at index: Int, catalog: Catalog, scope: TypeScope, mention: Mention? = nil) {
    self.tokens = tokens
    self.index = index
    self.catalog = catalog
    self.scope = scope
    self.mention = mention
  }

  /// Reads the type at `index` and moves past it; does not move where no type stands.
  mutating func read() -> TypeID {
    depth += 1
    defer { depth -= 1 }
    guard depth < 48 else { return .unknown }
    skipSpecifiers()
    let start = index
    var type = readSimple()
    if index == start { return .unknown }
    while tokens.kind(index) == .infixOperator, used == 0, tokens.matches(index, "&") {
      index += 1
      let other = readSimple()
      type = catalog.arena.intern(.composition([type, other]))
    }
    // `A -> B`, `(A) throws -> B`
    var arrow = index
    while tokens.kind(arrow) == .kwThrows || tokens.kind(arrow) == .kwRethrows
      || (tokens.kind(arrow) == .identifier && tokens.matches(arrow, "async"))
    { arrow += 1 }
    if used == 0, tokens.kind(arrow) == .arrow {
      index = arrow + 1
      let result = read()
      return catalog.arena.intern(.function(parameters(of: type), result))
    }
    return type
  }

  private func parameters(of type: TypeID) -> [TypeID] {
    if case .tuple(let elements, _) = catalog.node(type) { return elements }
    return [type]
  }

  /// Attributes and `inout`, `var`, `some` … before a type.
  private mutating func skipSpecifiers() {
    while true {
      switch tokens.kind(index) {
      case .atSign where tokens.isLabel(index + 1):
        let name = index + 1
        index += 2
        let takesArguments =
          tokens.matches(name, "autoclosure") || tokens.matches(name, "convention") || tokens.matches(name, "noescape")
        if takesArguments, tokens.kind(index) == .leftParen, !tokens[index].flags.contains(.spaceBefore),
          let close = tokens.partner(index)
        {
          index = close + 1
        }
      case .kwInout, .kwVar, .kwLet: index += 1
      case .identifier
      where
        (tokens.matches(index, "some") || tokens.matches(index, "any") || tokens.matches(index, "sending")
        || tokens.matches(index, "__owned") || tokens.matches(index, "borrowing") || tokens.matches(index, "consuming"))
        && [.identifier, .leftParen, .kwAny].contains(tokens.kind(index + 1))
        && !tokens[index + 1].flags.contains(.startsLine):
        index += 1
      default: return
      }
    }
  }

  private mutating func readSimple() -> TypeID {
    var type: TypeID
    switch tokens.kind(index) {
    case .identifier: type = readPath()
    case .kwAny:
      index += 1
      type = catalog.any
    case .kwSelfType:
      index += 1
      type = scope.owners.last.map(ownType) ?? .unknown
    case .leftBracket: type = readBrackets()
    case .leftParen: type = readTuple()
    case .kwProtocol where tokens.matches(index + 1, "<") || tokens.matches(index + 1, "<>"):
      index += 1
      type = catalog.arena.intern(.composition(readArguments()))
    default: return .unknown
    }
    return readSuffixes(type)
  }

  /// What `Self` is: of two types of that name, the SDK means its own.
  private func ownType(_ dotted: String) -> TypeID {
    guard scope.isSDK, let row = catalog.history.type(named: dotted) else { return catalog.resolve(dotted: dotted) }
    return catalog.arena.intern(.nominal(.sdk(row.id), []))
  }

  private mutating func readSuffixes(_ first: TypeID) -> TypeID {
    var type = first
    while used == 0 {
      switch tokens.kind(index) {
      case .postfixQuestion:
        index += 1
        type = catalog.arena.optional(type)
      case .postfixExclamation:
        index += 1
        type = type.isUnknown ? type : catalog.arena.intern(.unwrapped(type))
      case .period where tokens.matches(index + 1, "Type") || tokens.matches(index + 1, "Protocol"):
        index += 2
        type = catalog.arena.metatype(type)
      default: return type
      }
    }
    return type
  }

  /// `A.B<C>.D`
  private mutating func readPath() -> TypeID {
    let start = index
    var names = [catalog.name(tokens, index)]
    index += 1
    while tokens.kind(index) == .period, !tokens[index].flags.contains(.spaceBefore),
      tokens.kind(index + 1) == .identifier, !tokens.matches(index + 1, "Type"), !tokens.matches(index + 1, "Protocol")
    {
      names.append(catalog.name(tokens, index + 1))
      index += 2
    }
    let path = start..<index
    generatorNames(path)
    var arguments: [TypeID] = []
    if tokens.kind(index) == .infixOperator || tokens.kind(index) == .prefixOperator
      || tokens.kind(index) == .postfixOperator,
      tokens.matches(index, "<"), !tokens[index].flags.contains(.spaceBefore)
    {
      arguments = readArguments()
    }
    let resolved = catalog.resolve(path: names, scope: scope)
    mention?(path, resolved)
    if let mention, let owner = catalog.extendedOwner(of: names, resolved: resolved.type) {
      mention(start..<start + 1, owner)
    }
    guard !arguments.isEmpty, case .nominal(let nominal, _) = catalog.node(resolved.type) else { return resolved.type }
    return catalog.arena.intern(.nominal(nominal, arguments))
  }

  /// `S.Generator.Element`: the associated type is `Iterator` since Swift 3.
  private func generatorNames(_ path: Range<Int>) {
    guard let mention, catalog.crosses(.swift3), catalog.index.typesByName["Generator"] == nil
    else { return }
    for token in path where tokens.matches(token, "Generator") {
      guard path.count > 1, let row = catalog.history.type(named: "Sequence") else { return }
      mention(token..<token + 1, Catalog.ResolvedType(type: .unknown, newName: "Iterator", row: row))
    }
  }

  /// `<A, B>` from its `<`.
  private mutating func readArguments() -> [TypeID] {
    if tokens.matches(index, "<>") {
      index += 1
      return []
    }
    index += 1
    var arguments: [TypeID] = []
    while true {
      let before = (index, used)
      arguments.append(read())
      // `T: P` in a generic parameter list
      if tokens.kind(index) == .colon {
        index += 1
        _ = read()
      }
      if used == 0, tokens.kind(index) == .comma {
        index += 1
        continue
      }
      let token = tokens[index]
      let isOperator = token.kind == .infixOperator || token.kind == .postfixOperator || token.kind == .prefixOperator
      if isOperator, tokens.bytes[Int(token.start) + used] == UInt8(ascii: ">") {
        used += 1
        if Int(token.start) + used == Int(token.end) {
          used = 0
          index += 1
        }
        return arguments
      }
      if (index, used) == before || token.kind == .endOfFile { return arguments }
      return arguments
    }
  }

  private mutating func readBrackets() -> TypeID {
    let close = tokens.partner(index) ?? index + 1
    index += 1
    let element = read()
    var type = catalog.array(of: held(element))
    if tokens.kind(index) == .colon {
      index += 1
      type = catalog.dictionary(key: element, value: held(read()))
    }
    index = close + 1
    return type
  }

  /// What a collection written with `AnyObject` holds once the run has rewritten it; a cast's goes on holding objects.
  private func held(_ element: TypeID) -> TypeID {
    guard !isCast, !scope.isSDK, catalog.crosses(.swift3) else { return element }
    if element == catalog.anyObject { return catalog.any }
    if catalog.arena.isOptional(element), catalog.arena.unwrapped(element) == catalog.anyObject {
      return catalog.arena.optional(catalog.any)
    }
    return element
  }

  private mutating func readTuple() -> TypeID {
    guard let close = tokens.partner(index) else {
      index += 1
      return .unknown
    }
    index += 1
    var elements: [TypeID] = []
    var labels: [Name] = []
    while index < close {
      var label = Name.none
      if tokens.isLabel(index), tokens.kind(index + 1) == .colon {
        label = catalog.name(tokens, index)
        index += 2
      } else if tokens.isLabel(index), tokens.isLabel(index + 1), tokens.kind(index + 2) == .colon {
        label = catalog.name(tokens, index + 1)
        index += 3
      }
      elements.append(read())
      labels.append(label)
      used = 0
      // To the next comma at this depth: default values, `...`, whatever does not belong to a type.
      while index < close, tokens.kind(index) != .comma {
        if let partner = tokens.partner(index), partner > index { index = partner }
        index += 1
      }
      index += 1
    }
    index = close + 1
    if elements.count == 1, labels[0] == .none, tokens.kind(index) != .arrow, tokens.kind(index) != .kwThrows {
      return elements[0]
    }
    return catalog.arena.intern(.tuple(elements, labels: labels))
  }
}
