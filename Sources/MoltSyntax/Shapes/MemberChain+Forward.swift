extension TokenBuffer {
  /// The index after the postfix expression that starts at token `start`; `start` itself where none starts there.
  ///
  /// - Parameter allowTrailingClosure: whether a `{` can be a closure; false in the conditions of `if`, `while` …
  public func chainEnd(startingAt start: Int, allowTrailingClosure: Bool = true) -> Int {
    guard var index = primaryEnd(start) else { return start }
    var takesClosure = takesTrailingClosure(index - 1)
    while true {
      switch kind(index) {
      case .period:
        let next = index + 1
        guard kind(next).isWord || kind(next) == .integerLiteral || kind(next) == .dollarIdentifier else {
          // `\.[0]`, or code that is being written.
          if kind(next) == .leftBracket, let close = partner(next) {
            index = close + 1
            continue
          }
          return index
        }
        index = argumentsEnd(next + 1)
        takesClosure = kind(next) != .integerLiteral
      case .leftParen, .leftBracket:
        guard !startsLine(index), let close = partner(index), close > index else { return index }
        index = close + 1
        takesClosure = true
      case .leftBrace:
        guard allowTrailingClosure, takesClosure, let last = CallShape.closures(from: index, in: self).last else {
          return index
        }
        index = last.close + 1
        takesClosure = false
      case .postfixQuestion, .postfixExclamation: index += 1
      case .postfixOperator:
        if closingAngles(index) > 0 { return index }
        index += 1
      default: return index
      }
    }
  }

  /// The index after generic arguments at `index`, or `index` where there are none.
  private func argumentsEnd(_ index: Int) -> Int {
    guard isOpeningAngle(index), !hasSpaceBefore(index), let angles = AngleBrackets(open: index, in: self),
      !angles.splitsOperator, angles.isFollowedLikeArguments(in: self)
    else { return index }
    return angles.end
  }

  private func takesTrailingClosure(_ last: Int) -> Bool {
    switch kind(last) {
    case .identifier, .dollarIdentifier, .kwSelf, .kwSelfType, .kwInit, .rightParen, .poundWord: return true
    default: return closingAngles(last) > 0
    }
  }

  /// The index after the name, literal, bracketed expression, implicit member or key path root at `start`.
  private func primaryEnd(_ start: Int) -> Int? {
    switch kind(start) {
    case .identifier, .kwSelfType, .kwAny: return argumentsEnd(start + 1)
    case .kwSelf, .kwSuper, .kwInit, .kwNil, .kwTrue, .kwFalse, .dollarIdentifier, .integerLiteral, .floatLiteral,
      .regexLiteral, .wildcard, .poundWord:
      return start + 1
    case .leftParen, .leftBracket, .leftBrace:
      guard let close = partner(start), close > start else { return nil }
      return close + 1
    case .stringQuote:
      if let close = partner(start) { return close > start ? close + 1 : nil }
      // Without an end, the string reaches as far as its text does.
      return kind(start + 1) == .stringSegment ? start + 2 : start + 1
    case .period:
      let next = start + 1
      return kind(next).isWord ? argumentsEnd(next + 1) : nil
    case .pound:
      return kind(start + 1).isWord && !hasSpaceBefore(start + 1) ? start + 2 : nil
    case .backslash:
      if kind(start + 1) == .period { return start + 1 }
      return TypeShape.end(startingAt: start + 1, in: self) ?? start + 1
    default: return nil
    }
  }
}
