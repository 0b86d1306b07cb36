import MoltNames
import MoltSyntax

/// What an expression turned out to be.
struct Value {
  var type: TypeID
  /// Index of its first token.
  var start: Int
  /// An implicit member (`.foo`) that found no type to belong to yet: its name's token.
  var pending: Int?
  /// It names a type: `type` is that type's metatype.
  var isTypeName = false
  var isLiteral = false
  /// The SDK's result was optional once and is not any more: a `?` or `!` after it is one too many.
  var lostOptional = false
  /// The SDK's result was a `T!` once and is a `T?` now.
  var wasImplicit = false
  /// A part of date components: a plain number in Swift 2, an optional one since.
  var isComponent = false
  /// The SDK's result was an `NSNumber` once and is a plain number now.
  var wasObject = false
  /// A part of a string: a Substring since Swift 4.
  var isSubstring = false
}

/// What an operator does to the types at its sides.
enum OperatorRole {
  case comparison, logical, assignment, coalescing, range, arithmetic

  init(_ token: Int, in tokens: TokenBuffer) {
    func isOne(of texts: [StaticString]) -> Bool { texts.contains { tokens.matches(token, $0) } }
    if isOne(of: Self.comparisons) {
      self = .comparison
    } else if tokens.matches(token, "&&") || tokens.matches(token, "||") {
      self = .logical
    } else if isOne(of: Self.assignments) {
      self = .assignment
    } else if tokens.matches(token, "??") {
      self = .coalescing
    } else if tokens.matches(token, "...") || tokens.matches(token, "..<") {
      self = .range
    } else {
      self = .arithmetic
    }
  }

  private static let comparisons: [StaticString] = ["==", "!=", "===", "!==", "<", ">", "<=", ">=", "~="]
  private static let assignments: [StaticString] = [
    "=", "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=", "<<=", ">>=",
  ]
}

extension BodyWalker {
  /// Walks one expression and returns what it is.
  ///
  /// - Parameters:
  ///   - expected: the type that its place wants; gives `.foo` its owner and a closure its parameters.
  ///   - stopAtBrace: a `{` ends it (conditions): no trailing closures.
  ///   - isPattern: it is matched against a value of the expected type.
  @discardableResult
  func expression(expected: TypeID, stopAtBrace: Bool = false, isPattern: Bool = false) -> Value {
    depth += 1
    defer { depth -= 1 }
    guard !isBeyondDepth else {
      let start = index
      skipBrackets()
      return Value(type: .unknown, start: start)
    }
    let outer = (self.stopAtBrace, self.isPattern)
    self.stopAtBrace = stopAtBrace
    self.isPattern = isPattern
    defer { (self.stopAtBrace, self.isPattern) = outer }
    let first = operand(expected: expected)
    return operators(after: first, expected: expected)
  }

  /// Walks what follows an operand that a pattern has read already.
  func continueExpression(_ type: TypeID, from start: Int) {
    _ = operators(after: Value(type: type, start: start), expected: type)
  }

  private func operators(after first: Value, expected: TypeID) -> Value {
    var left = first
    // The type since the last operator that binds loosely: what a comparison compares.
    var run = first
    // The operand of the last multiplication: what `%` takes.
    var product = first
    while true {
      switch kind {
      case .infixOperator:
        let role = OperatorRole(index, in: tokens)
        if role == .assignment { changesValue(startingAt: run.start) }
        let operatorToken = index
        index += 1
        let right = operand(expected: rightExpectation(role, run: run, expected: expected))
        settle(&run, with: right, role: role)
        compare(run, right, product: product, operatorToken: operatorToken, role: role)
        if !isMultiplication(operatorToken) { product = right }
        (left, run) = combine(role, left: left, run: run, right: right)
        (left.isSubstring, run.isSubstring) = (false, false)
      case .equal:
        if isPattern { return left }
        changesValue(startingAt: first.start)
        index += 1
        let right = expression(expected: run.type, stopAtBrace: stopAtBrace)
        coerce(right, expected: run.type, end: index)
        if let pending = run.pending { resolvePending(pending, type: right.type) }
        return Value(type: catalog.void, start: first.start)
      case .infixQuestion:
        index += 1
        let yes = expression(expected: expected, stopAtBrace: stopAtBrace)
        guard skip(.colon) else { return left }
        let no = expression(expected: expected.isUnknown ? yes.type : expected, stopAtBrace: stopAtBrace)
        left.type = yes.type.isUnknown || yes.isLiteral ? no.type : yes.type
        left.isSubstring = false
        return left
      case .kwAs:
        index += 1
        let isOptional = kind == .postfixQuestion
        if isOptional || kind == .postfixExclamation { index += 1 }
        let mark = index - 1
        let isForced = tokens.kind(mark) == .postfixExclamation
        var type = castType(from: left.type, isForced: tokens.kind(mark) != .kwAs)
        if tokens.kind(mark) == .kwAs { unwrapWhereExpected(run, expected: type, end: mark) }
        if tokens.kind(mark) == .kwAs { forceDowncast(at: mark, from: left.type, to: type) }
        if !isOptional { type = settleCastMark(run, type: type, isForced: isForced, expected: expected) }
        left.type = isOptional ? catalog.arena.optional(type) : type
        left.isSubstring = false
        left.isTypeName = false
        left.isLiteral = false
        left.pending = nil
        run = left
        typesByLastToken[index - 1] = left.type
      case .kwIs:
        index += 1
        _ = readType()
        left.type = catalog.bool
        run = left
      default:
        if let pending = left.pending, left.pending == run.pending { giveUp(pending, expected: expected) }
        return left
      }
    }
  }

  /// The type after `as`. A value that is cast to the class it stands for (`data as NSData`) is meant to be that object.
  private func castType(from value: TypeID, isForced: Bool) -> TypeID {
    // A plain `as NSData` is a bridge in every version; with `as!` it is the type that Swift 2 knew.
    if tokens.kind(index) == .identifier, tokens.kind(index + 1) != .period,
      let reference = catalog.history.types(named: tokens.name(index)).first(where: { $0.valueType != nil }),
      !isForced || isValue(value, of: reference)
    {
      index += 1
      return catalog.arena.intern(.nominal(.sdk(reference.id), []))
    }
    return readType(isCast: true)
  }

  private func isValue(_ value: TypeID, of reference: APIType) -> Bool {
    guard case .nominal(.sdk(let id), _) = catalog.node(catalog.arena.bare(value)) else { return false }
    return catalog.history.type(id).referenceType == reference
  }

  private func rightExpectation(_ role: OperatorRole, run: Value, expected: TypeID) -> TypeID {
    switch role {
    case .comparison, .assignment: return run.pending == nil ? catalog.arena.bare(run.type) : .unknown
    case .logical: return catalog.bool
    case .coalescing: return expected.isUnknown ? catalog.arena.unwrapped(run.type) : expected
    case .range, .arithmetic: return expected.isUnknown ? run.type : expected
    }
  }

  /// Gives a `.foo` on the left of a comparison the type of the right side.
  private func settle(_ run: inout Value, with right: Value, role: OperatorRole) {
    if let pending = run.pending {
      resolvePending(pending, type: right.type)
      run.pending = nil
      if role != .comparison { run.type = right.type }
    }
    if let pending = right.pending { giveUp(pending, expected: run.type) }
  }

  /// What the sides of an operator need to be compared or computed with as Swift 2 did.
  private func compare(_ left: Value, _ right: Value, product: Value, operatorToken: Int, role: OperatorRole) {
    remainder(product, from: product.start, operatorToken: operatorToken, right: right)
    addDistance(left, right, operatorToken: operatorToken)
    compareKey(left, from: left.start, operatorToken: operatorToken, right: right)
    if tokens.matches(operatorToken, "===") || tokens.matches(operatorToken, "!==") {
      compareAsObject(left, end: operatorToken)
      compareAsObject(right, end: index)
    }
    let isOrder =
      role == .comparison && !tokens.matches(operatorToken, "==") && !tokens.matches(operatorToken, "!=")
      && !tokens.matches(operatorToken, "===") && !tokens.matches(operatorToken, "!==")
    if isOrder || role == .arithmetic || role == .range {
      useUnwrapped(left, end: operatorToken)
      useUnwrapped(right, end: index)
      settleComponent(product, end: operatorToken)
      settleComponent(right, end: index)
    }
    if isOrder, !product.isComponent, !right.isComponent {
      orderOptional(left, from: left.start, operatorToken: operatorToken, right: right)
    }
  }

  private func isMultiplication(_ token: Int) -> Bool {
    tokens.matches(token, "*") || tokens.matches(token, "/") || tokens.matches(token, "%")
  }

  private func combine(_ role: OperatorRole, left: Value, run: Value, right: Value) -> (Value, Value) {
    var result = left
    result.pending = nil
    result.isTypeName = false
    switch role {
    case .comparison:
      result.type = catalog.bool
      return (result, right)
    case .logical:
      result.type = catalog.bool
      return (result, right)
    case .assignment:
      result.type = catalog.void
      return (result, right)
    case .coalescing:
      result.type = catalog.arena.unwrapped(run.type)
      if result.type.isUnknown { result.type = right.type }
    case .range:
      result.type = catalog.range(of: run.isLiteral ? right.type : run.type)
      result.isLiteral = false
    case .arithmetic:
      // `2 * width`: a literal takes the type of the other side.
      if run.isLiteral || run.type.isUnknown {
        result.type = right.type
        result.isLiteral = run.isLiteral && right.isLiteral
      } else {
        result.type = run.type
      }
    }
    return (result, result)
  }

  /// One operand with its prefix operators.
  func operand(expected: TypeID) -> Value {
    let start = index
    switch kind {
    case .kwTry:
      index += 1
      let isOptional = kind == .postfixQuestion
      if isOptional || kind == .postfixExclamation { index += 1 }
      var value = expression(expected: expected, stopAtBrace: stopAtBrace)
      if isOptional { value.type = catalog.arena.optional(value.type) }
      return value
    case .kwAwait:
      index += 1
      return operand(expected: expected)
    case .prefixOperator, .prefixAmpersand, .infixOperator:
      let isNot = at("!")
      index += 1
      var value = nested { operand(expected: isNot ? catalog.bool : expected) }
      if isNot {
        unwrapObjCBool(value, end: index)
        value.type = catalog.bool
      }
      value.start = start
      return value
    case .kwLet, .kwVar:
      pattern(expected, binding: false, stopAtBrace: stopAtBrace)
      return Value(type: .unknown, start: start)
    case .kwIf, .kwSwitch:
      statement()
      return Value(type: .unknown, start: start)
    default:
      return suffixes(primary(expected: expected), expected: expected)
    }
  }

  /// Bounds recursion that does not pass through `expression`.
  private func nested(_ body: () -> Value) -> Value {
    depth += 1
    defer { depth -= 1 }
    guard !isBeyondDepth else {
      index += 1
      return Value(type: .unknown, start: index)
    }
    return body()
  }
}
