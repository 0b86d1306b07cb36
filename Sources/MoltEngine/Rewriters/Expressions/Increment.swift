import MoltSyntax
import MoltText

/// One `x++` or `--x`.
struct Increment {
  /// The operator.
  let token: Int
  let operand: Range<Int>
  let isPrefix: Bool
  let isUp: Bool

  init?(at index: Int, in tokens: TokenBuffer) {
    token = index
    isUp = tokens.matches(index, "++")
    switch tokens.kind(index) {
    case .prefixOperator:
      isPrefix = true
      let end = tokens.chainEnd(startingAt: index + 1)
      guard end > index + 1 else { return nil }
      operand = index + 1..<end
    case .postfixOperator:
      isPrefix = false
      guard index > 0 else { return nil }
      operand = tokens.chainStart(endingAt: index - 1)..<index
    default: return nil
    }
    guard !operand.isEmpty else { return nil }
  }

  /// Operator and operand.
  var whole: Range<Int> { isPrefix ? token..<operand.upperBound : operand.lowerBound..<token + 1 }
  var assignment: String { isUp ? "+= 1" : "-= 1" }

  /// The edits that make an assignment of it.
  func edits(in tokens: TokenBuffer) -> [Edit] {
    isPrefix
      ? [
        Edit(ByteRange(tokens.start(token), tokens.end(token)), ""),
        .insert(" " + assignment, at: tokens.end(operand.upperBound - 1), affinity: .previous),
      ]
      : [Edit(ByteRange(tokens.end(token - 1), tokens.end(token)), " " + assignment, affinity: .previous)]
  }
}
