import MoltSyntax

extension BodyWalker {
  /// The conditions of `if`, `guard` and `while`, of every version: `let a = b, c = d where e`, `case .x = y`, `#available`.
  /// What they bind stays bound: the caller opens the scope.
  func conditions() {
    var isBinding = false
    while true {
      let before = index
      switch kind {
      case .kwLet, .kwVar:
        isBinding = true
        let letToken = kind == .kwLet ? index : nil
        index += 1
        if kind == .kwCase { index += 1 }
        optionalBinding(letToken: letToken)
      case .kwCase:
        isBinding = false
        index += 1
        casePattern()
      case .identifier where isBinding && tokens.kind(index + 1) == .equal, .wildcard where isBinding:
        // Swift 2: `if let a = b, c = d`.
        optionalBinding()
      case .leftBrace: return
      default:
        isBinding = false
        let value = expression(expected: catalog.bool, stopAtBrace: true)
        unwrapObjCBool(value, end: index)
      }
      if kind == .comma || kind == .kwWhere {
        if kind == .kwWhere { isBinding = false }
        index += 1
        continue
      }
      if index == before || kind != .leftBrace { return }
      return
    }
  }

  /// `name: Type = value`, after its `let`.
  ///
  /// - Parameter letToken: the `let` right before it.
  private func optionalBinding(letToken: Int? = nil) {
    guard kind == .identifier || kind == .wildcard || kind == .kwSelf else {
      let start = index
      let equal = tokens.partner(start).map { $0 + 1 } ?? start
      guard kind == .leftParen, tokens.kind(equal) == .equal else {
        pattern(.unknown, binding: true, stopAtBrace: true)
        if skip(.equal) { _ = expression(expected: .unknown, stopAtBrace: true) }
        return
      }
      // `let (a, b) = x`: the value says what the parts are.
      index = equal + 1
      let value = expression(expected: .unknown, stopAtBrace: true)
      let end = index
      index = start
      pattern(catalog.arena.unwrapped(value.type), binding: true, until: equal)
      index = end
      return
    }
    let name = kind == .wildcard ? Name.none : catalog.name(tokens, index)
    let start = index
    index += 1
    var type = TypeID.unknown
    if skip(.colon) { type = readType() }
    if skip(.equal) {
      let value = expression(expected: type, stopAtBrace: true)
      if tokens.kind(start + 1) == .equal { bindWithoutTest(value, name: start) }
      if type.isUnknown { type = catalog.arena.unwrapped(value.type) }
    } else if let known = local(name) {
      type = catalog.arena.unwrapped(known.type)
    }
    bind(name, type, letToken: letToken)
    // What no call has just made is something else's too.
    if name != .none { locals[locals.count - 1].isShared = tokens.kind(index - 1) != .rightParen }
  }

  /// `.some(let x) = value`: the value says what the pattern's cases belong to, so it is walked first.
  private func casePattern() {
    let start = index
    var equal = index
    while tokens.kind(equal) != .equal {
      if tokens.kind(equal) == .leftBrace || tokens.kind(equal) == .endOfFile {
        pattern(.unknown, binding: false, stopAtBrace: true)
        return
      }
      equal = (tokens.partner(equal).map { max($0, equal) } ?? equal) + 1
    }
    index = equal + 1
    let subject = expression(expected: .unknown, stopAtBrace: true)
    let end = index
    index = start
    pattern(subject.type, binding: false, until: equal)
    index = end
  }

  func forStatement() {
    index += 1
    guard let inKeyword = findIn() else {
      cStyleFor()
      return
    }
    let start = index
    index = inKeyword + 1
    let sequence = expression(expected: .unknown, stopAtBrace: true)
    let end = index
    scoped {
      let element = catalog.element(of: sequence.type)
      index = start
      _ = skip(.kwCase)
      pattern(element, binding: true, until: inKeyword)
      index = end
      if skip(.kwWhere) { _ = expression(expected: catalog.bool, stopAtBrace: true) }
      block()
    }
  }

  /// The `in` of a `for` loop's head.
  private func findIn() -> Int? {
    var token = index
    while true {
      switch tokens.kind(token) {
      case .kwIn: return token
      case .leftBrace, .semicolon, .endOfFile, .rightBrace: return nil
      default: token = (tokens.partner(token).map { max($0, token) } ?? token) + 1
      }
    }
  }

  /// `for var i = 0; i < n; i++ { }`, with or without parentheses.
  private func cStyleFor() {
    scoped {
      let isParenthesised = kind == .leftParen
      let close = isParenthesised ? tokens.partner(index) : nil
      if isParenthesised { index += 1 }
      while kind != .leftBrace, kind != .endOfFile, index != close {
        let before = index
        if kind == .kwVar || kind == .kwLet {
          variableDeclaration(stopAtBrace: true)
        } else if kind == .semicolon || kind == .comma {
          index += 1
        } else {
          _ = expression(expected: .unknown, stopAtBrace: true)
        }
        if index <= before { index = before + 1 }
      }
      if let close { index = max(index, close + 1) }
      block()
    }
  }

  /// A pattern matched against a value of type `subject`.
  ///
  /// - Parameters:
  ///   - binding: names bind (`let (a, b)`); else they are expressions.
  ///   - end: the token that ends the pattern, where the caller knows it.
  func pattern(_ subject: TypeID, binding: Bool, stopAtBrace: Bool = false, until end: Int = Int.max) {
    guard index < end else { return }
    switch kind {
    case .kwLet, .kwVar:
      index += 1
      pattern(subject, binding: true, stopAtBrace: stopAtBrace, until: end)
      return
    case .kwIs:
      index += 1
      _ = readType()
    case .wildcard:
      index += 1
    case .leftParen:
      tuplePattern(subject, binding: binding)
    case .identifier where binding && tokens.kind(index + 1) != .period && tokens.kind(index + 1) != .leftParen:
      let name = catalog.name(tokens, index)
      index += 1
      var type = subject
      // Only where the end is known: the colon of `case let x:` is not the pattern's.
      if kind == .colon, end != Int.max {
        index += 1
        type = readType()
      }
      if skip(.postfixQuestion) { type = catalog.arena.unwrapped(type) }
      if kind == .kwAs { type = castType() }
      bind(name, type)
      return
    case .period where tokens.isLabel(index + 1):
      caseMember(subject, binding: binding)
    default:
      _ = expression(expected: subject, stopAtBrace: stopAtBrace, isPattern: true)
    }
    if kind == .postfixQuestion { index += 1 }
    if kind == .kwAs { _ = castType() }
  }

  /// `as T`, `as? T`, `as! T` in a pattern.
  private func castType() -> TypeID {
    index += 1
    if kind == .postfixQuestion || kind == .postfixExclamation { index += 1 }
    return readType(isCast: true)
  }

  private func tuplePattern(_ subject: TypeID, binding: Bool) {
    guard let close = tokens.partner(index) else {
      index += 1
      return
    }
    var elements: [TypeID] = []
    if case .tuple(let types, _) = catalog.node(catalog.arena.bare(subject)) { elements = types }
    index += 1
    var position = 0
    while index < close {
      let before = index
      if tokens.isLabel(index), tokens.kind(index + 1) == .colon { index += 2 }
      let type = position < elements.count ? elements[position] : .unknown
      pattern(type, binding: binding, until: close)
      while index < close, kind != .comma { skipBrackets() }
      index = max(index, before) + 1
      position += 1
    }
    index = close + 1
  }

  /// `.some(let x)`: the case is looked up on the subject's type, its parts are patterns.
  private func caseMember(_ subject: TypeID, binding: Bool) {
    let name = index + 1
    let hasParts = tokens.kind(name + 1) == .leftParen && !tokens[name + 1].flags.contains(.startsLine)
    implicitMember(subject, name: name, call: nil, isPattern: true)
    index = name + 1
    if hasParts {
      let parts = associatedTypes(of: subject, case: name)
      tuplePattern(parts, binding: binding)
    } else if kind == .infixOperator || kind == .kwAs {
      // `.a ... .b`, `.a as T`: the rest of an expression.
      continueExpression(catalog.arena.bare(subject), from: name - 1)
    }
  }

  private func associatedTypes(of subject: TypeID, case name: Int) -> TypeID {
    let bare = catalog.arena.bare(subject)
    if tokens.matches(name, "Some") || tokens.matches(name, "some") {
      return catalog.arena.intern(.tuple([catalog.arena.unwrapped(subject)], labels: [.none]))
    }
    guard let nominal = catalog.nominal(bare) else { return .unknown }
    for case .declared(let id) in catalog.members(of: nominal, named: catalog.name(tokens, name)) {
      let signature = catalog.signature(ofDeclared: id)
      guard !signature.parameters.isEmpty else { continue }
      return catalog.arena.intern(
        .tuple(signature.parameters.map(\.type), labels: signature.parameters.map(\.label)))
    }
    return .unknown
  }
}
