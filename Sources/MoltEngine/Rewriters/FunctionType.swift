import MoltSyntax

/// A function type as it is written: `Int -> Void`, `@noescape (a: Int) throws -> Bool`.
struct FunctionType {
  /// Index of the first arrow, the one between the parameters and the result.
  let arrow: Int
  /// Everything before it, attributes and effects aside.
  let parameters: Range<Int>

  /// Reads a function type or, where `allowingOptional`, one in parentheses with a `?` or `!`.
  init?(_ type: Range<Int>, in tokens: TokenBuffer, allowingOptional: Bool) {
    let last = type.upperBound - 1
    let isOptional = tokens.kind(last) == .postfixQuestion || tokens.kind(last) == .postfixExclamation
    let isWrapped = tokens.kind(type.lowerBound) == .leftParen && tokens.partner(type.lowerBound) == last - 1
    self.init(allowingOptional && isOptional && isWrapped ? type.lowerBound..<last : type, in: tokens)
  }

  /// Reads a whole type, attributes included; nil when it is something other than a function type, such as an optional one.
  init?(_ type: Range<Int>, in tokens: TokenBuffer) {
    var start = type.lowerBound
    while tokens.kind(start) == .atSign {
      start += 2
      if tokens.kind(start) == .leftParen, tokens.end(start - 1) == tokens.start(start),
        tokens.matches(start - 1, "convention") || tokens.matches(start - 1, "autoclosure")
      {
        start = tokens.after(start)
      }
    }
    // Redundant parentheses around the whole.
    if tokens.kind(start) == .leftParen, tokens.partner(start) == type.upperBound - 1, start + 1 < type.upperBound - 1 {
      let inner = start + 1..<type.upperBound - 1
      guard TypeShape.end(startingAt: start + 1, in: tokens) == inner.upperBound,
        let nested = FunctionType(inner, in: tokens)
      else { return nil }
      self = nested
      return
    }
    var index = start
    while index < type.upperBound, tokens.kind(index) != .arrow { index = tokens.after(index) }
    guard index < type.upperBound else { return nil }
    arrow = index
    var end = index
    while end - 1 > start, tokens.kind(end - 1) == .kwThrows || tokens.kind(end - 1) == .kwRethrows { end -= 1 }
    parameters = start..<end
  }
}
