import MoltSyntax

extension ClosureFlow {
  /// Looks at every function of a file.
  mutating func scan(_ file: RewriterContext) {
    for index in 0..<file.tokens.count {
      switch file.tokens.kind(index) {
      case .kwFunc: scanFunction(at: index, in: file)
      case .kwInit where file.tokens.kind(index - 1) != .period: scanFunction(at: index, in: file)
      default: break
      }
    }
  }

  private mutating func scanFunction(at index: Int, in file: RewriterContext) {
    let tokens = file.tokens
    guard let header = file.headers[index], let clause = header.parameterClauses.first
    else { return }
    let isInit = tokens.kind(index) == .kwInit
    guard isInit || header.name != nil else { return }
    let function = isInit ? "init" : header.name.map { tokens.name($0) } ?? ""
    var slots: [String: (slot: Slot, token: Int)] = [:]
    for (position, parameter) in clause.parameters.enumerated() {
      guard let type = parameter.type, Self.mayBeClosure(type, in: tokens) else { continue }
      let slot = Slot(
        function: function, label: Self.label(of: parameter, at: position, isInit: isInit, in: tokens))
      declare(slot, isLast: position == clause.parameters.count - 1)
      let token = parameter.second ?? parameter.first ?? 0
      slots[tokens.name(token)] = (slot, token)
    }
    guard !slots.isEmpty, let body = header.body else { return }
    // No function is that long; a file that nests them without end must not take for ever.
    let inside = body.open + 1..<max(body.open + 1, min(body.close, body.open + 20_000))
    for (slot, name) in slots.values {
      for token in file.names.sameNames(as: name, within: inside, in: tokens) {
        noteUse(of: slot, at: token, in: file, body: body.open)
      }
    }
  }

  /// Whether a parameter's type is, or may be the name of, a function type.
  static func mayBeClosure(_ type: Range<Int>, in tokens: TokenBuffer) -> Bool {
    if FunctionType(type, in: tokens) != nil { return true }
    guard type.count == 1 || type.count == 3, tokens.kind(type.upperBound - 1) == .identifier else { return false }
    let name = tokens.name(type.upperBound - 1)
    return !["Int", "String", "Bool", "Double", "Float", "AnyObject"].contains(name)
      && !["UI", "NS", "CG", "CA"].contains(String(name.prefix(2)))
  }

  private mutating func noteUse(of slot: Slot, at token: Int, in file: RewriterContext, body: Int) {
    let tokens = file.tokens
    if tokens.kind(token - 1) == .period { return }
    let isLabel =
      tokens.kind(token + 1) == .colon && [.leftParen, .comma, .leftBracket].contains(tokens.kind(token - 1))
    if isLabel { return }
    if tokens.kind(token - 1) == .kwLet || tokens.kind(token - 1) == .kwVar { return }
    let isCall = tokens.kind(token + 1) == .leftParen && !tokens.startsLine(token + 1)
    if !isCall {
      guard let target = argument(at: token, in: file) else {
        note(slot, .surely)
        return
      }
      pass(slot, to: target)
    }
    // Every closure between here and the function's own body captures it.
    var brace = file.enclosingBrace(token)
    while let open = brace, open != body {
      if case .function = file.owner(of: open) { note(slot, .perhaps) }
      if file.isClosure(open) { noteCapture(of: slot, by: open, in: file) }
      brace = file.enclosingBrace(open)
    }
  }

  private enum Target {
    case slot(Slot)
    case trailing(String)
  }

  private mutating func pass(_ slot: Slot, to target: Target) {
    switch target {
    case .slot(let target):
      if KnownFunctions.nonescaping.contains(target.function) { return }
      flow(from: slot, to: target)
    case .trailing(let function):
      if KnownFunctions.nonescaping.contains(function) { return }
      flow(from: slot, toTrailingClosureOf: function)
    }
  }

  /// The call and label under which a token or closure is an argument by itself.
  private func argument(at token: Int, in file: RewriterContext) -> Target? {
    let tokens = file.tokens
    guard let open = file.nesting.parent(token), tokens.kind(open) == .leftParen,
      tokens.kind(open - 1) == .identifier || tokens.kind(open - 1) == .kwInit
    else { return nil }
    let after = tokens.after(token)
    guard tokens.kind(after) == .comma || tokens.kind(after) == .rightParen else { return nil }
    let function = tokens.kind(open - 1) == .kwInit ? "init" : tokens.name(open - 1)
    let isType = function.first?.isUppercase ?? false
    let name = isType ? "init" : function
    switch tokens.kind(token - 1) {
    case .colon:
      return .slot(Slot(function: name, label: tokens.name(token - 2)))
    case .leftParen, .comma:
      var position = 0
      for index in open..<token where tokens.kind(index) == .comma && file.nesting.parent(index) == open {
        position += 1
      }
      return .slot(Slot(function: name, label: "#\(position)"))
    default: return nil
    }
  }

  private mutating func noteCapture(of slot: Slot, by open: Int, in file: RewriterContext) {
    let tokens = file.tokens
    guard let close = tokens.partner(open) else { return }
    // Called on the spot.
    if tokens.kind(close + 1) == .leftParen, !tokens.startsLine(close + 1) { return }
    if let target = argument(at: open, in: file) {
      pass(slot, to: target)
    } else if tokens.kind(open - 1) == .rightParen, let paren = tokens.partner(open - 1),
      tokens.kind(paren - 1) == .identifier
    {
      pass(slot, to: .trailing(tokens.name(paren - 1)))
    } else if tokens.kind(open - 1) == .identifier {
      pass(slot, to: .trailing(tokens.name(open - 1)))
    } else {
      note(slot, .surely)
    }
  }
}
