// A member chain is a postfix expression: a name, literal or bracketed expression, and what follows it:
// `.name`, calls, subscripts, trailing closures, `?`, `!`, generic arguments.
extension TokenBuffer {
  /// The first token of the postfix expression that ends at token `end`.
  ///
  /// `try`, `&` and prefix operators before it are not part of it; a key path's `\` and a macro's `#` are.
  public func chainStart(endingAt end: Int) -> Int {
    var index = end
    while true {
      switch kind(index) {
      case .rightParen, .rightBracket:
        guard let open = partner(index), open < index else { return index }
        index = open
        guard let callee = callee(before: open) else { return prefixed(open) }
        index = callee
      case .rightBrace:
        guard let open = partner(index), open < index else { return index }
        guard let before = closureOwner(before: open) else { return open }
        index = before
      case .stringQuote:
        if let open = partner(index), open < index { return open }
        return index
      case .postfixQuestion, .postfixExclamation, .postfixOperator, .infixOperator:
        if closingAngles(index) > 0 {
          guard let open = openingAngle(endingAt: index) else { return index }
          index = open - 1
        } else {
          guard kind(index) != .infixOperator, index > 0, !hasSpaceBefore(index), kind(index - 1).endsOperand else {
            return index
          }
          index -= 1
        }
      case let kind where kind.isWord || kind == .integerLiteral || kind == .dollarIdentifier:
        guard self.kind(index - 1) == .period, index > 0 else { return prefixed(index) }
        let period = index - 1
        guard period > 0, self.kind(period - 1).endsOperand || closingAngles(period - 1) > 0,
          !isConditionalMark(period - 1)
        else { return prefixed(period) }
        index = period - 1
      default: return index
      }
    }
  }

  /// `try?`, `as!`: a mark that is no part of an operand.
  private func isConditionalMark(_ index: Int) -> Bool {
    guard kind(index) == .postfixQuestion || kind(index) == .postfixExclamation else { return false }
    return kind(index - 1) == .kwTry || kind(index - 1) == .kwAs
  }

  /// `index`, or that of the `\` or `#` glued before it.
  private func prefixed(_ index: Int) -> Int {
    let before = kind(index - 1)
    return index > 0 && (before == .backslash || before == .pound) && !hasSpaceBefore(index) ? index - 1 : index
  }

  /// The last token of what the brackets at `open` call, if they call something.
  private func callee(before open: Int) -> Int? {
    guard open > 0, !startsLine(open) else { return nil }
    let before = open - 1
    if closingAngles(before) > 0 {
      return !hasSpaceBefore(open) && openingAngle(endingAt: before) != nil ? before : nil
    }
    switch kind(before) {
    case .identifier, .dollarIdentifier, .rightParen, .rightBracket, .rightBrace, .kwSelf, .kwSelfType, .kwSuper,
      .kwInit, .kwAny, .poundWord, .stringQuote:
      return before
    case .postfixQuestion, .postfixExclamation:
      return isConditionalMark(before) || hasSpaceBefore(open) ? nil : before
    case .integerLiteral: return kind(before - 1) == .period ? before : nil
    case let kind where kind.isKeyword: return self.kind(before - 1) == .period ? before : nil
    default: return nil
    }
  }

  /// The last token of the call that the closure at `open` trails, if it trails one.
  private func closureOwner(before open: Int) -> Int? {
    guard open > 0 else { return nil }
    let before = open - 1
    if kind(before) == .colon, before > 1, kind(before - 1).isWord, kind(before - 2) == .rightBrace {
      return before - 2
    }
    switch kind(before) {
    case .identifier, .rightParen, .rightBracket, .postfixQuestion, .postfixExclamation, .kwInit, .dollarIdentifier:
      return isConditionalMark(before) ? nil : before
    default: return closingAngles(before) > 0 && openingAngle(endingAt: before) != nil ? before : nil
    }
  }

  /// The `<` of the generic arguments whose last `>` is in token `close`, or nil where there are none.
  func openingAngle(endingAt close: Int) -> Int? {
    var depth = closingAngles(close)
    var index = close - 1
    var left = 512
    while index > 0, left > 0 {
      left -= 1
      switch kind(index) {
      case .rightParen, .rightBracket:
        guard let open = partner(index), open < index else { return nil }
        index = open
      case .identifier, .kwAny, .kwSelfType, .period, .comma, .postfixQuestion, .postfixExclamation, .arrow,
        .atSign, .colon, .wildcard, .kwProtocol, .integerLiteral, .kwThrows, .kwInout:
        break
      case .infixOperator, .prefixOperator, .postfixOperator:
        let angles = closingAngles(index)
        if isOpeningAngle(index) {
          depth -= 1
          if depth == 0 {
            return kind(index - 1) == .identifier && !hasSpaceBefore(index) ? index : nil
          }
        } else if angles > 0 {
          depth += angles
        } else if !matches(index, "&") {
          return nil
        }
      default: return nil
      }
      index -= 1
    }
    return nil
  }
}
