/// Generic parameters or arguments, found by looking at what may stand in them.
struct AngleBrackets {
  /// Index of the `<` token.
  var open: Int
  /// Index of the operator token whose first bytes hold the closing `>`.
  var close: Int
  /// Byte offset just past the closing `>`.
  var byteEnd: Int
  /// The closing token goes on after the `>` that is meant.
  var splitsOperator: Bool

  /// The number of tokens that are looked at before giving up, which keeps `a < b < c …` linear.
  private static let limit = 512
  /// Brackets nested deeper than this are operators: it keeps `A<A<A<…` linear.
  private static let deepest = 40

  /// The brackets that open at `open`, or nil where the `<` is an operator.
  ///
  /// - Parameter isKnown: the token is an operator's name that ends in the bracket (`func +=<T>`).
  init?(open: Int, in buffer: TokenBuffer, isKnown: Bool = false) {
    guard isKnown || buffer.isOpeningAngle(open) else { return nil }
    var depth = 1
    var index = open + 1
    var left = Self.limit
    while left > 0 {
      left -= 1
      if buffer.kind(index).isOperator {
        if buffer.isOpeningAngle(index) {
          depth += 1
          if depth > Self.deepest { return nil }
        } else if let angles = Self.leadingAngles(index, buffer) {
          if angles.count > depth || (angles.more && angles.count == depth) {
            self.init(open: open, close: index, after: Int(buffer[index].start) + depth, splits: true)
            return
          }
          if angles.more { return nil }
          depth -= angles.count
          if depth == 0 {
            self.init(open: open, close: index, after: Int(buffer[index].end), splits: false)
            return
          }
        } else if !Self.mayStandInside(operatorAt: index, buffer) {
          return nil
        }
        index += 1
      } else if Self.mayStandInside(buffer.kind(index)) {
        index = buffer.indexAfterUnit(index)
      } else {
        return nil
      }
    }
    return nil
  }

  private init(open: Int, close: Int, after: Int, splits: Bool) {
    self.open = open
    self.close = close
    byteEnd = after
    splitsOperator = splits
  }

  /// The index after the closing token.
  var end: Int { close + 1 }

  /// Whether the token after them shows that they are generic arguments of an expression and not two comparisons.
  func isFollowedLikeArguments(in buffer: TokenBuffer) -> Bool {
    switch buffer.kind(end) {
    case .leftParen, .rightParen, .leftBracket, .rightBracket, .leftBrace, .rightBrace, .period, .comma, .semicolon,
      .colon, .postfixQuestion, .postfixExclamation, .endOfFile, .equal, .interpolationEnd:
      return true
    default: return buffer.startsLine(end)
    }
  }

  /// The number of `>` that an operator starts with, and whether it goes on with `=` (`Array<Int>=[]`).
  private static func leadingAngles(_ index: Int, _ buffer: TokenBuffer) -> (count: Int, more: Bool)? {
    let token = buffer[index]
    var offset = Int(token.start)
    while offset < Int(token.end), buffer.bytes[offset] == UInt8(ascii: ">") { offset += 1 }
    let count = offset - Int(token.start)
    if count == 0 { return nil }
    if offset == Int(token.end) { return (count, false) }
    return buffer.bytes[offset] == UInt8(ascii: "=") && offset + 1 == Int(token.end) ? (count, true) : nil
  }

  private static func mayStandInside(operatorAt index: Int, _ buffer: TokenBuffer) -> Bool {
    buffer.matches(index, "&") || buffer.matches(index, "==") || buffer.matches(index, "~")
      || buffer.matches(index, "...")
  }

  private static func mayStandInside(_ kind: TokenKind) -> Bool {
    switch kind {
    case .identifier, .kwAny, .kwSelfType, .kwSelf, .period, .comma, .colon, .postfixQuestion, .postfixExclamation,
      .arrow, .atSign, .kwInout, .kwThrows, .kwRethrows, .kwProtocol, .kwClass, .kwWhere, .kwRepeat, .kwLet,
      .wildcard, .integerLiteral, .leftParen, .leftBracket:
      return true
    default: return false
    }
  }
}
