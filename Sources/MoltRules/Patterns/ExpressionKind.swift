import MoltSyntax

/// What an expression is, by its tokens alone; the words of `where: {X: {kind: …}}`.
public enum ExpressionKind: String, Sendable, CaseIterable {
  case string
  /// A string literal with an expression in it: `"bird \(number)"`.
  case interpolation
  case integer, float, boolean, `nil`, array, closure
  /// Any of the literals.
  case literal
  /// One bare name.
  case identifier
  /// A name after a period: `a.b`.
  case member
  case call
  /// It ends in `!`.
  case forced
  /// Operands with an operator between them.
  case `operator`

  /// Whether the tokens are such an expression.
  public func includes(_ range: Range<Int>, in tokens: TokenBuffer) -> Bool {
    guard let (start, end) = Self.bare(range, in: tokens) else { return false }
    let last = end - 1
    let isOne = tokens.indexAfterUnit(start) == end
    switch self {
    case .string: return isOne && tokens.kind(start) == .stringQuote
    case .interpolation:
      return isOne && tokens.kind(start) == .stringQuote
        && (start..<end).contains { tokens.kind($0) == .interpolationStart }
    case .integer: return isNumber(.integerLiteral, start, end, tokens)
    case .float: return isNumber(.floatLiteral, start, end, tokens)
    case .boolean: return isOne && (tokens.kind(start) == .kwTrue || tokens.kind(start) == .kwFalse)
    case .nil: return isOne && tokens.kind(start) == .kwNil
    case .array: return isOne && tokens.kind(start) == .leftBracket
    case .closure: return isOne && tokens.kind(start) == .leftBrace
    case .literal:
      let kinds: [ExpressionKind] = [.string, .integer, .float, .boolean, .nil, .array]
      return kinds.contains { $0.includes(start..<end, in: tokens) }
    case .identifier: return isOne && tokens.kind(start) == .identifier
    case .member:
      return end - start > 1 && tokens.kind(last).isWord && tokens.kind(last - 1) == .period
        && tokens.chainEnd(startingAt: start) == end
    case .call:
      return !isOne && (tokens.kind(last) == .rightParen || tokens.kind(last) == .rightBrace)
        && tokens.chainEnd(startingAt: start) == end
    case .forced: return tokens.kind(last) == .postfixExclamation
    case .operator: return Self.hasOperator(start, end, tokens)
    }
  }

  private func isNumber(_ kind: TokenKind, _ start: Int, _ end: Int, _ tokens: TokenBuffer) -> Bool {
    tokens.kind(end - 1) == kind && (end - start == 1 || (end - start == 2 && tokens.kind(start) == .prefixOperator))
  }

  /// The expression without parentheses around all of it.
  private static func bare(_ range: Range<Int>, in tokens: TokenBuffer) -> (Int, Int)? {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, tokens.kind(start) == .leftParen, tokens.partner(start) == end - 1 {
      start += 1
      end -= 1
    }
    return start < end ? (start, end) : nil
  }

  private static func hasOperator(_ start: Int, _ end: Int, _ tokens: TokenBuffer) -> Bool {
    var index = start
    while index < end {
      switch tokens.kind(index) {
      case .infixOperator, .infixQuestion, .kwAs, .kwIs: return true
      default: index = tokens.indexAfterUnit(index)
      }
    }
    return false
  }
}
