import MoltNames
import MoltSyntax

extension BodyWalker {
  /// `.foo` or `.foo(…)`: a member of the type that its place expects.
  func implicitMember(expected: TypeID) -> Value {
    let start = index
    let name = index + 1
    let call = callSite(at: name + 1)
    var value = Value(type: catalog.arena.bare(expected), start: start)
    let bare = value.type
    if tokens.kind(name) == .kwInit, let call {
      index = name + 1
      construct(bare, call: call, value: &value)
      value.start = start
      return value
    }
    // A condition expects a Bool; `.foo` in it is a side of a comparison.
    if bare.isUnknown || bare == catalog.bool {
      value.type = .unknown
      index = name + 1
      value.pending = name
      if let call { walkArguments(call, signature: nil, parameters: [], isKnown: false) }
      return value
    }
    implicitMember(bare, name: name, call: call, isPattern: isPattern)
    if index <= name { index = call?.end ?? name + 1 }
    return value
  }

  /// Looks an implicit member up on `type`, renames it, walks its arguments.
  func implicitMember(_ type: TypeID, name: Int, call: CallSite?, isPattern: Bool) {
    let bare = catalog.arena.bare(type)
    guard !bare.isUnknown else {
      giveUp(name, expected: type)
      return
    }
    if dropAllZeros(of: bare, name, isImplicit: true) { return }
    guard let nominal = catalog.nominal(bare) else { return walkUnknown(call) }
    let base = catalog.name(tokens, name)
    let members = catalog.members(of: nominal, named: base)
    guard var found = choose(members, named: base, call: call, wantsStatic: true, receiver: bare) else {
      if calledProperty(of: bare, name: name, call: call, wantsStatic: true) == nil { walkUnknown(call) }
      return
    }
    if let call, found.takesCall {
      walkArguments(call, signature: found.signature, parameters: found.parameters, isKnown: true)
    } else {
      walkUnknown(call)
    }
    if found.makesEdit { found.evidence.insert("its place expects a \(catalog.describe(bare))", at: 0) }
    apply(found, name: name, receiver: nil, call: found.takesCall ? call : nil, isImplicit: true)
  }

  private func walkUnknown(_ call: CallSite?) {
    if let call { walkArguments(call, signature: nil, parameters: [], isKnown: false) }
  }

  /// The other side of a comparison told what `.foo` belongs to.
  func resolvePending(_ name: Int, type: TypeID) {
    let end = index
    implicitMember(type, name: name, call: nil, isPattern: false)
    index = max(end, index)
  }

  /// `.foo` where nothing told its type: all APIs of that name, if they agree.
  func giveUp(_ name: Int, expected: TypeID) {
    guard expected.isUnknown else { return }
    let base = catalog.name(tokens, name)
    if catalog.index.caseNames.contains(catalog.text(base)) { return }
    // Without a type in sight a case of a library's enum looks just like the SDK's; but no case takes nothing in brackets.
    let call = tokens.kind(name + 1) == .leftParen ? callSite(at: name + 1) : nil
    if tokens.kind(name + 1) == .leftParen, call?.count != 0 { return }
    var resolution = agreement(base, call: call, wantsStatic: true)
    guard case .agreed = resolution.outcome else { return }
    resolution.evidence.insert("nothing says what type is expected here", at: 0)
    apply(resolution, name: name, receiver: nil, call: call, isImplicit: true)
  }

  /// Walks a closure, whose `{` stands at `index`, and returns its type.
  func closure(expected: TypeID) -> TypeID {
    guard let close = tokens.partner(index), let shape = ClosureShape(open: index, in: tokens) else {
      index += 1
      return .unknown
    }
    depth += 1
    defer {
      depth -= 1
      index = close + 1
    }
    guard !isBeyondDepth else { return .unknown }
    var wanted: [TypeID] = []
    var result = TypeID.unknown
    if case .function(let parameters, let type) = catalog.node(catalog.arena.bare(catalog.expandAlias(expected))) {
      wanted = parameters
      result = type
    }
    let outer = (returnType, context, stopAtBrace, isPattern)
    context = .body
    (stopAtBrace, isPattern) = (false, false)
    defer { (returnType, context, stopAtBrace, isPattern) = outer }
    var written: [TypeID] = []
    var isKnown = false
    if case .function = catalog.node(catalog.arena.bare(catalog.expandAlias(expected))) { isKnown = true }
    dropVoidParameter(shape, wanted: isKnown ? wanted : nil)
    if isKnown { separateParameters(shape, wanted: wanted) }
    scoped {
      if let captures = shape.captureList { walkCaptures(captures) }
      bindParameters(of: shape, wanted: wanted, written: &written)
      if let range = shape.result { result = readType(in: range) }
      returnType = result
      index = shape.body.lowerBound
      let first = index
      let value = closureBody(until: close)
      if result.isUnknown, index >= close, first < close { result = value }
    }
    return catalog.arena.intern(.function(written.isEmpty ? wanted : written, result))
  }

  /// A closure's statements; the type of the only one, if it is an expression.
  private func closureBody(until close: Int) -> TypeID {
    var result = TypeID.unknown
    if index < close, startsExpression() {
      let isReturn = kind == .kwReturn
      if isReturn { index += 1 }
      let before = index
      result = expression(expected: returnType).type
      if index <= before { index = before + 1 }
      if index < close { result = .unknown }
    }
    statements(until: close)
    return result
  }

  private func startsExpression() -> Bool {
    switch kind {
    case .identifier, .kwSelf, .kwSuper, .dollarIdentifier, .leftParen, .leftBracket, .period, .prefixOperator,
      .kwReturn, .stringQuote, .integerLiteral, .floatLiteral, .kwTrue, .kwFalse, .kwTry:
      return tokens.kind(index + 1) != .colon
    default: return false
    }
  }

  private func bindParameters(of shape: ClosureShape, wanted: [TypeID], written: inout [TypeID]) {
    for position in wanted.indices { bind(catalog.name("$\(position)"), wanted[position]) }
    // `{ (key, value) in … }` over a pair takes it apart.
    var types = wanted
    if wanted.count == 1, shape.parameters.count > 1, case .tuple(let parts, _) = catalog.node(wanted[0]) {
      types = parts
    }
    for (position, parameter) in shape.parameters.enumerated() {
      var type = position < types.count ? types[position] : .unknown
      if let range = parameter.type {
        let read = readType(in: range)
        if !read.isUnknown { type = read }
      }
      if let token = parameter.second ?? parameter.first, tokens.kind(token) != .wildcard {
        bind(catalog.name(tokens, token), type)
      }
      written.append(type)
    }
  }

  /// `[weak self, x = y]`
  private func walkCaptures(_ range: Range<Int>) {
    index = range.lowerBound
    while index < range.upperBound {
      let before = index
      if kind == .leftBracket || kind == .comma {
        index += 1
      } else if kind == .identifier, tokens.kind(index + 1) == .equal {
        let name = catalog.name(tokens, index)
        index += 2
        bind(name, expression(expected: .unknown).type)
      } else {
        index += 1
      }
      if index <= before { index = before + 1 }
    }
  }
}
