import MoltSyntax

extension BodyWalker {
  /// The first part of a postfix expression.
  func primary(expected: TypeID) -> Value {
    let start = index
    var value = Value(type: .unknown, start: start)
    switch kind {
    case .identifier: return identifier(expected: expected)
    case .kwSelf:
      index += 1
      value.type = isStatic ? catalog.arena.metatype(selfType) : selfType
    case .kwSelfType:
      index += 1
      value.type = catalog.arena.metatype(selfType)
      value.isTypeName = true
    case .kwSuper:
      index += 1
      value.type = superclass()
      if isStatic { value.type = catalog.arena.metatype(value.type) }
    case .integerLiteral:
      index += 1
      value.type = expected.isUnknown ? catalog.int : expected
      value.isLiteral = true
    case .floatLiteral:
      index += 1
      value.type = expected.isUnknown ? catalog.double : expected
      value.isLiteral = true
    case .kwTrue, .kwFalse:
      index += 1
      value.type = catalog.bool
    case .kwNil:
      index += 1
      value.isLiteral = true
    case .stringQuote: value = stringLiteral(expected: expected)
    case .dollarIdentifier:
      value.type = local(catalog.name(tokens, index))?.type ?? .unknown
      index += 1
    case .leftParen: value = parenthesised(expected: expected)
    case .leftBracket: value = bracketLiteral(expected: expected)
    case .leftBrace: value.type = closure(expected: expected)
    case .period where tokens.isLabel(index + 1): value = implicitMember(expected: expected)
    case .poundWord: value.type = poundExpression()
    case .backslash: keyPath()
    case .kwAny:
      index += 1
      value.type = catalog.arena.metatype(catalog.any)
      value.isTypeName = true
    case .comma, .rightParen, .rightBracket, .rightBrace, .semicolon, .colon, .endOfFile, .interpolationEnd, .equal,
      .kwElse, .kwIn, .kwWhere, .kwCase, .kwDefault:
      // Nothing stands here; what does belongs to whoever asked.
      break
    default: index += 1
    }
    return value
  }

  /// The superclass of `self`.
  private func superclass() -> TypeID {
    guard let nominal = catalog.nominal(selfType),
      let superclass = catalog.supertypes(of: nominal).first(where: { !catalog.isProtocol($0) })
    else { return .unknown }
    return catalog.arena.intern(.nominal(superclass, []))
  }

  private func stringLiteral(expected: TypeID) -> Value {
    let start = index
    let value = Value(type: catalog.string, start: start, isLiteral: true)
    guard let close = tokens.partner(index), close > index else {
      index += 1
      return value
    }
    stringSelector(at: index, isExpected: catalog.arena.bare(expected) == catalog.selector)
    index += 1
    while index < close {
      if kind == .interpolationStart, let end = tokens.partner(index) {
        index += 1
        arguments(until: end, isText: true)
        index = end + 1
      } else {
        index += 1
      }
    }
    index = close + 1
    return value
  }

  /// Walks expressions with or without labels up to a closing bracket.
  ///
  /// - Parameter isText: they become text, in which an optional would show as one.
  func arguments(until close: Int, isText: Bool = false) {
    while index < close {
      let before = index
      if tokens.isLabel(index), tokens.kind(index + 1) == .colon { index += 2 }
      let value = expression(expected: .unknown)
      if isText { settleComponent(value, end: index) }
      _ = skip(.comma)
      if index <= before { index = before + 1 }
    }
  }

  private func parenthesised(expected: TypeID) -> Value {
    let start = index
    guard let close = tokens.partner(index) else {
      index += 1
      return Value(type: .unknown, start: start)
    }
    var wanted: [TypeID] = [expected]
    if case .tuple(let types, _) = catalog.node(catalog.arena.bare(expected)) { wanted = types }
    index += 1
    var types: [TypeID] = []
    var labels: [Name] = []
    var isLiteral = false
    while index < close {
      let before = index
      var label = Name.none
      if tokens.isLabel(index), tokens.kind(index + 1) == .colon {
        label = catalog.name(tokens, index)
        index += 2
      }
      let value = expression(
        expected: types.count < wanted.count ? wanted[types.count] : .unknown, isPattern: isPattern)
      isLiteral = value.isLiteral
      types.append(value.type)
      labels.append(label)
      while index < close, kind != .comma { skipBrackets() }
      index = max(index, before) + 1
    }
    index = close + 1
    if types.count == 1, labels[0] == .none { return Value(type: types[0], start: start, isLiteral: isLiteral) }
    return Value(type: catalog.arena.intern(.tuple(types, labels: labels)), start: start)
  }

  /// `[a, b]`, `[k: v]`, or the type in `[Int]()`.
  private func bracketLiteral(expected: TypeID) -> Value {
    let start = index
    guard let close = tokens.partner(index) else {
      index += 1
      return Value(type: .unknown, start: start)
    }
    let next = tokens.kind(close + 1)
    let isCalled =
      next == .leftParen && !tokens[close + 1].flags.contains(.startsLine)
      || next == .period && tokens.kind(close + 2) == .kwInit || next == .period && tokens.kind(close + 2) == .kwSelf
    if isCalled, looksLikeType(index + 1, close) {
      let type = readType()
      index = close + 1
      return Value(type: catalog.arena.metatype(type), start: start, isTypeName: true)
    }
    let bare = catalog.arena.bare(expected)
    let (key, element) = catalog.elementExpectation(of: bare)
    index += 1
    var first = TypeID.unknown
    var second = TypeID.unknown
    var isDictionary = kind == .colon
    while index < close {
      let before = index
      let value = expression(expected: key.isUnknown ? element : key)
      if first.isUnknown { first = value.type }
      if kind == .colon {
        isDictionary = true
        index += 1
        let value = expression(expected: element)
        bridgeToRoot(value, expected: element, end: index)
        if second.isUnknown { second = value.type }
      } else if !isDictionary {
        bridgeToRoot(value, expected: element, end: index)
      }
      while index < close, kind != .comma { skipBrackets() }
      index = max(index, before) + 1
    }
    index = close + 1
    let isObject = catalog.expandAlias(bare) == catalog.anyObject
    if !bare.isUnknown, !isObject, bare != catalog.foreign, catalog.nominal(bare) != nil {
      return Value(type: bare, start: start)
    }
    let type = isDictionary ? catalog.dictionary(key: first, value: second) : catalog.array(of: first)
    return Value(type: type, start: start)
  }

  /// Whether only names, dots, brackets and type punctuation stand between the brackets.
  private func looksLikeType(_ first: Int, _ close: Int) -> Bool {
    guard first < close else { return false }
    for token in first..<close {
      switch tokens.kind(token) {
      case .identifier, .period, .leftBracket, .rightBracket, .colon, .postfixQuestion, .postfixExclamation, .comma,
        .kwAny, .kwSelfType, .leftParen, .rightParen, .arrow, .infixOperator, .prefixOperator, .postfixOperator:
        continue
      default: return false
      }
    }
    return true
  }

  /// `#selector(…)`, `#available(…)`, `#file` …
  private func poundExpression() -> TypeID {
    let isSelector = at("#selector")
    index += 1
    guard kind == .leftParen, !tokens[index].flags.contains(.startsLine), let close = tokens.partner(index) else {
      return catalog.string
    }
    if isSelector { selectorReference(from: index + 1, to: close) }
    index = close + 1
    return isSelector ? catalog.selector : .unknown
  }

  /// `\Type.member.other`
  private func keyPath() {
    index += 1
    if kind == .identifier {
      index += 1
    }
    while kind == .period || kind == .postfixQuestion || kind == .postfixExclamation || kind == .leftBracket {
      if kind == .leftBracket { skipBrackets() } else { index += kind == .period ? 2 : 1 }
    }
  }
}
