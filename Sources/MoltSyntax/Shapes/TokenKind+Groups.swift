extension TokenKind {
  /// A reserved word, whatever it introduces.
  public var isKeyword: Bool {
    rawValue >= TokenKind.kwAssociatedtype.rawValue && rawValue <= TokenKind.kwTry.rawValue
  }

  /// A word that may stand as a label or a member's name: identifiers, reserved words, `_`.
  public var isWord: Bool { self == .identifier || self == .wildcard || isKeyword }

  /// An operator on either side or between; `=`, `->`, `?` and `&` before an operand are not among them.
  public var isOperator: Bool {
    self == .prefixOperator || self == .postfixOperator || self == .infixOperator
  }

  /// `(`, `[` or `{`.
  public var isOpeningBracket: Bool { self == .leftParen || self == .leftBracket || self == .leftBrace }

  /// `)`, `]` or `}`.
  public var isClosingBracket: Bool { self == .rightParen || self == .rightBracket || self == .rightBrace }

  /// Whether an operand can end with such a token, so that what follows continues it or stands between operands.
  public var endsOperand: Bool {
    switch self {
    case .identifier, .dollarIdentifier, .integerLiteral, .floatLiteral, .regexLiteral, .stringQuote, .rightParen,
      .rightBracket, .rightBrace, .postfixQuestion, .postfixExclamation, .postfixOperator, .wildcard, .poundWord,
      .kwSelf, .kwSelfType, .kwSuper, .kwInit, .kwAny, .kwNil, .kwTrue, .kwFalse:
      return true
    default: return false
    }
  }
}

extension TokenBuffer {
  /// The index after the token at `index`, or after the bracket or string that it opens.
  ///
  /// An opening bracket without a partner counts as a single token.
  public func indexAfterUnit(_ index: Int) -> Int {
    if let partner = partner(index), partner > index { return partner + 1 }
    return index + 1
  }

  /// The number of `>` when the token is made of nothing else, 0 otherwise.
  func closingAngles(_ index: Int) -> Int {
    guard kind(index).isOperator else { return 0 }
    let token = self[index]
    for offset in Int(token.start)..<Int(token.end) where bytes[offset] != UInt8(ascii: ">") { return 0 }
    return Int(token.end - token.start)
  }

  /// Whether the token is an operator that starts with `<`, alone or as the split-off start of generic parameters.
  func isOpeningAngle(_ index: Int) -> Bool { kind(index).isOperator && matches(index, "<") }

  /// Whether the token is a word with exactly this text.
  func isWord(_ index: Int, _ text: StaticString) -> Bool { kind(index) == .identifier && matches(index, text) }

  /// Whether a line end stands right before the token.
  func startsLine(_ index: Int) -> Bool { self[index].flags.contains(.startsLine) }

  /// Whether trivia stands right before the token.
  func hasSpaceBefore(_ index: Int) -> Bool { self[index].flags.contains(.spaceBefore) }
}
