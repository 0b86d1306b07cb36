import MoltSyntax

extension BodyWalker {
  /// Walks member accesses, calls, subscripts, `?` and `!` after a value.
  func suffixes(_ first: Value, expected: TypeID) -> Value {
    var value = first
    var isChained = false
    loop: while true {
      if recordsEveryStep, index > first.start { typesByLastToken[index - 1] = value.type }
      switch kind {
      case .period, .leftBracket, .leftParen:
        if !tokens[index].flags.contains(.startsLine) || kind == .period { useUnwrapped(value, end: index) }
      default: break
      }
      switch kind {
      case .period where tokens.isLabel(index + 1) || tokens.kind(index + 1) == .integerLiteral:
        member(of: &value)
      case .postfixQuestion:
        if value.lostOptional, !isChained { dropMark() } else { isChained = true }
        index += 1
        value.type = catalog.arena.unwrapped(value.type)
      case .postfixExclamation:
        if value.lostOptional, !isChained { dropMark() }
        index += 1
        value.type = catalog.arena.unwrapped(value.type)
      case .leftParen where !tokens[index].flags.contains(.startsLine):
        guard let call = callSite(at: index) else { break loop }
        callValue(&value, call, expected: expected)
      case .leftBracket where !tokens[index].flags.contains(.startsLine):
        useAsObject(&value)
        subscriptSuffix(&value)
      case .infixOperator, .prefixOperator, .postfixOperator:
        guard value.isTypeName, genericArguments(&value) else {
          if kind == .postfixOperator {
            index += 1
            continue
          }
          break loop
        }
      default: break loop
      }
      value.isLiteral = false
      if tokens.kind(index - 1) == .postfixExclamation || tokens.kind(index - 1) == .postfixQuestion {
        value.lostOptional = false
      }
    }
    if isChained { value.type = catalog.arena.optional(value.type) }
    if index > first.start { typesByLastToken[index - 1] = value.type }
    return value
  }

  /// `.name`, with the call that may follow.
  private func member(of value: inout Value) {
    let name = index + 1
    if tokens.kind(name) == .integerLiteral {
      if case .tuple(let types, _) = catalog.node(catalog.arena.bare(value.type)),
        let position = Int(tokens.text(name)),
        position < types.count
      {
        value.type = types[position]
      } else {
        value.type = .unknown
      }
      index = name + 1
      return
    }
    if tokens.matches(name, "self") {
      index = name + 1
      return
    }
    if tokens.matches(name, "dynamicType") || tokens.matches(name, "Type") {
      index = name + 1
      value.type = catalog.arena.metatype(value.type)
      return
    }
    if value.isTypeName, nestedType(&value, name) { return }
    if tupleElement(of: &value, name) { return }
    if value.isTypeName, case .metatype(let type) = catalog.node(value.type),
      dropAllZeros(of: type, name, isImplicit: false)
    {
      value = Value(type: type, start: value.start)
      return
    }
    if dropCharacters(&value, name) || dropNumberValue(&value, name) { return }
    useAsObject(&value)
    useAsError(&value, name: name)
    let base: Base
    if case .metatype(let inner) = catalog.node(value.type) { base = .type(inner) } else { base = .value(value.type) }
    let result = use(base, receiver: value, name: name)
    value = Value(type: result.type, start: value.start, pending: nil)
    value.isTypeName = result.isTypeName
    value.lostOptional = result.lostOptional
    value.wasImplicit = result.wasImplicit
    value.isComponent = result.isComponent
    value.wasObject = result.wasObject
    if value.isComponent, kind == .period { settleComponent(value, end: index) }
  }

  /// `Outer.Inner`: a type in a type.
  private func nestedType(_ value: inout Value, _ name: Int) -> Bool {
    guard tokens.kind(name) == .identifier, case .metatype(let inner) = catalog.node(value.type),
      let first = tokens.text(name).unicodeScalars.first, first.properties.isUppercase,
      let nominal = catalog.nominal(inner)
    else { return false }
    let outer: String
    switch nominal {
    case .project(let id): outer = catalog.index.types[id].name
    case .sdk(let id): outer = catalog.history.type(id).name
    case .external: return false
    }
    let dotted = outer + "." + tokens.name(name)
    let found: TypeID
    if let own = catalog.index.typesByName[dotted]?.first(where: { catalog.index.types[$0].name == dotted }) {
      found = catalog.arena.intern(.nominal(.project(own), []))
    } else if let row = catalog.history.types(named: dotted).first {
      found = catalog.arena.intern(.nominal(.sdk(row.id), []))
    } else {
      return false
    }
    index = name + 1
    value.type = catalog.arena.metatype(found)
    return true
  }

  /// `<A, B>` after a type's name in an expression; only where a call or a member follows, else it is a comparison.
  private func genericArguments(_ value: inout Value) -> Bool {
    guard at("<"), !tokens[index].flags.contains(.spaceBefore) else { return false }
    let start = index - 1
    var reader = TypeReader(tokens: tokens, at: start, catalog: catalog, scope: scope)
    let type = reader.read()
    guard reader.index > index + 1, tokens.kind(reader.index) == .leftParen || tokens.kind(reader.index) == .period
    else {
      return false
    }
    // Once more, now with the names in it renamed.
    index = start
    _ = readType()
    value.type = catalog.arena.metatype(type)
    return true
  }

  /// `value(…)`: a closure's call, or an initialiser's.
  private func callValue(_ value: inout Value, _ call: CallSite, expected: TypeID) {
    if value.isTypeName, case .metatype(let made) = catalog.node(value.type) {
      let start = value.start
      construct(made, call: call, value: &value)
      rebindPointer(made, at: start, call: call, expected: expected)
      return
    }
    var signature: Signature?
    var result = TypeID.unknown
    if case .function(let parameters, let type) = catalog.node(catalog.arena.bare(catalog.expandAlias(value.type))) {
      signature = Signature(
        parameters: parameters.map { .init(label: .none, type: $0, hasDefault: false) }, result: type)
      result = type
      dropClosureLabels(call)
    }
    walkArguments(call, signature: signature, parameters: (0..<call.count).map { $0 }, isKnown: signature != nil)
    index = call.end
    value = Value(type: result, start: value.start)
  }

  private func subscriptSuffix(_ value: inout Value) {
    guard let close = tokens.partner(index) else {
      index += 1
      return
    }
    index += 1
    var key = TypeID.unknown
    if case .nominal(let nominal, let arguments) = catalog.node(catalog.arena.bare(value.type)),
      nominal == catalog.dictionaryNominal, let first = arguments.first
    {
      key = first
    }
    var argument = TypeID.unknown
    while index < close {
      let before = index
      if tokens.isLabel(index), tokens.kind(index + 1) == .colon { index += 2 }
      argument = expression(expected: key).type
      _ = skip(.comma)
      if index <= before { index = before + 1 }
    }
    index = close + 1
    let whole = value.type
    value = Value(type: catalog.subscriptResult(of: whole, index: argument), start: value.start)
    noteSubstring(&value, of: whole, index: argument)
  }

  /// Walks the arguments of a call with what its parameters expect.
  ///
  /// - Parameter isKnown: the callee is known; else what it expects is certainly not the SDK's to say.
  /// - Returns: what the last closure among them returns.
  @discardableResult
  func walkArguments(
    _ call: CallSite, signature: Signature?, parameters: [Int?], isKnown: Bool, closureParameters: [TypeID]? = nil
  ) -> TypeID {
    var closureResult = TypeID.unknown
    let (generic, takesNumbers) = (genericArgument, takesNumbers)
    let copied = copiedType
    (genericArgument, self.takesNumbers, copiedType) = (nil, false, nil)
    func expectation(_ position: Int) -> TypeID {
      if position == 0, let generic { return generic }
      guard isKnown, let signature else { return isKnown ? .unknown : catalog.foreign }
      guard position < parameters.count, let parameter = parameters[position], parameter < signature.parameters.count
      else { return .unknown }
      let type = signature.parameters[parameter].type
      if let closureParameters, case .function(_, let result) = catalog.node(catalog.arena.bare(type)) {
        return catalog.arena.intern(.function(closureParameters, result))
      }
      return type
    }
    for (position, argument) in call.arguments.enumerated() {
      index = argument.value.lowerBound
      var expected = expectation(position)
      if let closureParameters, kind == .leftBrace,
        catalog.node(catalog.arena.bare(expected)) == .unknown || expected == catalog.foreign
      {
        expected = catalog.arena.intern(.function(closureParameters, .unknown))
      }
      let value = expression(expected: expected)
      if index == argument.value.upperBound {
        if takesNumbers { settleComponent(value, end: index) }
        if let copied, value.type == copied {
          // `Bool(x == y)` makes what it is given.
        } else if signature?.isOverloaded != true {
          coerce(value, expected: expected, end: index)
        } else if let signature, position < parameters.count, let parameter = parameters[position] {
          if signature.alternatives.contains(where: { parameter < $0.count && $0[parameter] == catalog.string }) {
            copySubstring(value, expected: catalog.string, end: index)
          }
          bridgeToOverload(value, signature.alternatives.compactMap { parameter < $0.count ? $0[parameter] : nil })
        }
        if isKnown { nameTypeAsValue(value, end: index) }
      }
      if tokens.kind(argument.value.lowerBound) == .leftBrace,
        case .function(_, let result) = catalog.node(value.type)
      {
        closureResult = result
      }
      // Whatever the walk did not follow in this argument.
      while index < argument.value.upperBound {
        let before = index
        expression(expected: .unknown)
        if index <= before { index = before + 1 }
      }
    }
    for (position, open) in call.closures.enumerated() {
      index = open
      var expected = expectation(call.arguments.count + position)
      if let closureParameters, catalog.node(catalog.arena.bare(expected)) == .unknown || expected == catalog.foreign {
        expected = catalog.arena.intern(.function(closureParameters, .unknown))
      }
      if case .function(_, let result) = catalog.node(closure(expected: expected)) { closureResult = result }
    }
    index = call.end
    return closureResult
  }
}
