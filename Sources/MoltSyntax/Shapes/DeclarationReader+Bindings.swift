extension DeclarationReader {
  /// What a `var` or `let` binds.
  mutating func readBindings() -> Bool {
    let inCondition = isInCondition
    while true {
      guard var binding = readPattern() else { return !header.bindings.isEmpty }
      if buffer.kind(index) == .colon, let end = TypeShape.end(startingAt: index + 1, in: buffer) {
        binding.type = index + 1..<end
        index = end
      }
      if buffer.kind(index) == .equal {
        let value = index + 1
        index = max(value, ExpressionShape.end(startingAt: value, in: buffer, stopAtBrace: inCondition))
        if index > value { binding.initializer = value..<index }
      }
      if !inCondition, buffer.kind(index) == .leftBrace, let close = buffer.partner(index), close > index,
        opensAccessors(of: binding)
      {
        binding.accessors = Braces(open: index, close: close)
        index = close + 1
      }
      binding.end = index
      header.bindings.append(binding)
      guard buffer.kind(index) == .comma, !inCondition || bindsAgain(index + 1) else { return true }
      index += 1
    }
  }

  /// Braces after a value hold observers only if they say so; after a type alone they always are accessors.
  private func opensAccessors(of binding: DeclarationHeader.Binding) -> Bool {
    if binding.initializer != nil { return buffer.isAccessorBlock(index) }
    return binding.type != nil
  }

  /// Whether the binding stands in a condition or a pattern, where a `{` starts the body.
  private var isInCondition: Bool {
    guard header.introducer > 0, header.start == header.introducer else { return false }
    switch buffer.kind(header.introducer - 1) {
    case .kwIf, .kwGuard, .kwWhile, .kwFor, .kwCatch, .kwCase, .comma, .leftParen, .kwIs: return true
    default: return false
    }
  }

  private mutating func readPattern() -> DeclarationHeader.Binding? {
    let start = index
    switch buffer.kind(index) {
    case .identifier, .wildcard, .kwSelf, .dollarIdentifier: index += 1
    case .leftParen:
      guard let close = buffer.partner(index) else { return nil }
      index = close + 1
    default: return nil
    }
    let name = buffer.kind(start) == .leftParen || buffer.kind(start) == .wildcard ? nil : start
    return DeclarationHeader.Binding(
      pattern: start..<index, name: name, type: nil, initializer: nil, accessors: nil, end: index)
  }

  /// `if let a = x, b = y` of Swift 2: another name and `=` without a `let` of its own.
  private func bindsAgain(_ next: Int) -> Bool {
    guard buffer.kind(next) == .identifier else { return false }
    if buffer.kind(next + 1) == .equal { return true }
    guard buffer.kind(next + 1) == .colon, let end = TypeShape.end(startingAt: next + 2, in: buffer) else {
      return false
    }
    return buffer.kind(end) == .equal
  }

  /// The cases of an enum, or false where the `case` is that of a `switch` or a pattern.
  mutating func readCases() -> Bool {
    switch buffer.kind(header.introducer - 1) {
    case .kwIf, .kwGuard, .kwWhile, .kwFor, .comma: if header.introducer > 0 { return false }
    default: break
    }
    while true {
      guard buffer.kind(index) == .identifier || buffer.kind(index).isKeyword, !isPatternWord(index) else {
        return false
      }
      var entry = DeclarationHeader.EnumCase(name: index, associated: nil, rawValue: nil)
      index += 1
      if buffer.kind(index) == .leftParen, !buffer.startsLine(index) {
        guard let close = buffer.partner(index), close > index else { return false }
        entry.associated = Braces(open: index, close: close)
        index = close + 1
      }
      if buffer.kind(index) == .equal {
        let value = index + 1
        index = max(value, ExpressionShape.end(startingAt: value, in: buffer, stopAtBrace: true))
        entry.rawValue = value..<index
      }
      header.cases.append(entry)
      guard buffer.kind(index) == .comma else { break }
      index += 1
    }
    switch buffer.kind(index) {
    case .rightBrace, .semicolon, .endOfFile, .poundIf, .poundElse, .poundElseif, .poundEndif: return true
    default: return buffer.startsLine(index) && buffer.kind(index) != .period && buffer.kind(index) != .colon
    }
  }

  /// Words that start a pattern rather than name a case.
  private func isPatternWord(_ index: Int) -> Bool {
    switch buffer.kind(index) {
    case .kwLet, .kwVar, .kwIs, .kwNil, .kwTrue, .kwFalse, .kwSelf, .kwSuper: return true
    default: return false
    }
  }
}
