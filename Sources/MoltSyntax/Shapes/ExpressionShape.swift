/// Finds where an expression ends, by what can continue it. No tree is built.
public enum ExpressionShape {
  /// The index after the expression that starts at token `start`; `start` itself where none starts there.
  ///
  /// It ends before the first token outside brackets that cannot continue it: a comma, a closing bracket, `;`, `=`, a
  /// token on a new line that starts a statement of its own.
  ///
  /// - Parameter stopAtBrace: a `{` after an operand ends the expression, as in the condition of an `if`.
  public static func end(startingAt start: Int, in buffer: TokenBuffer, stopAtBrace: Bool) -> Int {
    var reader = ExpressionReader(buffer: buffer, stopAtBrace: stopAtBrace, index: start)
    reader.read()
    return reader.index
  }
}

private struct ExpressionReader {
  let buffer: TokenBuffer
  let stopAtBrace: Bool
  var index: Int
  /// Ternary operators whose `:` is to come.
  private var ternaries = 0

  init(buffer: TokenBuffer, stopAtBrace: Bool, index: Int) {
    self.buffer = buffer
    self.stopAtBrace = stopAtBrace
    self.index = index
  }

  mutating func read() {
    while true {
      guard readOperand() else { return }
      while readCast() {}
      guard readInfix() else { return }
    }
  }

  /// Reads prefix operators and one operand.
  private mutating func readOperand() -> Bool {
    while true {
      switch buffer.kind(index) {
      case .prefixOperator, .prefixAmpersand: index += 1
      case .infixOperator:
        // An operator that is passed as a function: `reduce(0, combine: +)`.
        index += 1
        return false
      case .kwTry:
        index += 1
        if buffer.kind(index) == .postfixQuestion || buffer.kind(index) == .postfixExclamation { index += 1 }
      case .kwAwait, .kwRepeat: index += 1
      case .kwIf, .kwSwitch, .kwDo: return readStatementExpression()
      default:
        if isPrefixWord {
          index += 1
          continue
        }
        let end = buffer.chainEnd(startingAt: index, allowTrailingClosure: !stopAtBrace)
        guard end > index else { return false }
        index = end
        return true
      }
    }
  }

  /// `copy x`, `any P` …: a word right before an operand.
  private var isPrefixWord: Bool {
    guard buffer.kind(index) == .identifier, !buffer.startsLine(index + 1) else { return false }
    guard buffer.kind(index + 1) == .identifier || buffer.kind(index + 1) == .kwSelf else { return false }
    return buffer.matches(index, "copy") || buffer.matches(index, "consume") || buffer.matches(index, "any")
      || buffer.matches(index, "some") || buffer.matches(index, "each")
  }

  /// `if` and `switch` as expressions: conditions and bodies up to the last `}`.
  private mutating func readStatementExpression() -> Bool {
    while true {
      while buffer.kind(index) != .leftBrace {
        switch buffer.kind(index) {
        case .endOfFile, .rightBrace, .rightParen, .rightBracket, .semicolon: return false
        default: index = buffer.indexAfterUnit(index)
        }
      }
      guard let close = buffer.partner(index) else { return false }
      index = close + 1
      guard buffer.kind(index) == .kwElse || buffer.kind(index) == .kwCatch else { return true }
      index += 1
    }
  }

  /// `as T`, `as? T`, `is T`.
  private mutating func readCast() -> Bool {
    var next = index
    switch buffer.kind(index) {
    case .kwAs:
      next += 1
      if buffer.kind(next) == .postfixQuestion || buffer.kind(next) == .postfixExclamation { next += 1 }
    case .kwIs: next += 1
    default: return false
    }
    guard let type = TypeShape(at: next, in: buffer) else { return false }
    index = type.end
    // `x as T` may go on like any operand: `(x as [T]).count` does not need it, `x as T ?? y` does.
    return true
  }

  /// Reads what stands between two operands.
  private mutating func readInfix() -> Bool {
    switch buffer.kind(index) {
    case .infixOperator: break
    case .prefixOperator:
      // `a -b`: a blank is missing, but on the same line no statement can start here.
      if buffer.startsLine(index) { return false }
    case .arrow: break
    case .infixQuestion: ternaries += 1
    case .colon:
      if ternaries == 0 { return false }
      ternaries -= 1
    default: return false
    }
    index += 1
    return true
  }
}
