import MoltSyntax
import MoltText

/// What holds of the tokens and shapes of any bytes.
public enum SyntaxInvariants {
  /// Tokens tile the bytes, brackets agree, and what is read a second time is the same.
  public static func checkTokens(_ bytes: [UInt8]) throws {
    let buffer = Lexer.lex(bytes)
    var offset = 0
    for (index, token) in buffer.tokens.enumerated() {
      try require(Int(token.start) >= offset && token.end >= token.start, "token \(index) overlaps")
      try require(token.end > token.start || token.kind == .endOfFile, "token \(index) is empty")
      let gap = buffer.trivia(before: index)
      try require(
        gap.lower == offset && gap.upper == Int(token.start), "the gap before token \(index) is not between tokens")
      for comment in buffer.comments(before: index) {
        try require(
          comment.range.lower >= offset && comment.range.upper <= gap.upper && !comment.range.isEmpty,
          "a comment before token \(index) leaves its gap")
        offset = comment.range.upper
      }
      offset = Int(token.end)
      if let partner = buffer.partner(index) {
        try require(buffer.partner(partner) == index, "token \(index): the partner disagrees")
        try require(partner != index, "token \(index) is its own partner")
      }
    }
    try require(buffer.tokens.last?.kind == .endOfFile && offset == bytes.count, "the end is missing")
    try require(buffer.partners.count == buffer.count, "not every token has a partner")
    try checkNesting(buffer)
  }

  /// Pairs of brackets lie in each other or beside each other.
  private static func checkNesting(_ buffer: TokenBuffer) throws {
    var open: [Int] = []
    for index in 0..<buffer.count {
      guard let partner = buffer.partner(index) else { continue }
      if partner > index {
        open.append(index)
      } else {
        try require(open.popLast() == partner, "the brackets at token \(index) cross others")
      }
    }
  }

  /// Shapes can be asked for at any token, and what they say lies within the file.
  public static func checkShapes(_ bytes: [UInt8]) throws {
    let buffer = Lexer.lex(bytes)
    let all = 0..<buffer.count + 1
    func check(_ range: Range<Int>, _ name: String, _ index: Int) throws {
      try require(all.contains(range.lowerBound) && range.upperBound <= all.upperBound, "\(name) at \(index): \(range)")
    }
    // A shape may reach to the end of the file, so not every one of a large file is asked for.
    for index in stride(from: 0, to: buffer.count, by: max(1, buffer.count / 2000)) {
      if let shape = CallShape(open: index, in: buffer) {
        for argument in shape.arguments { try check(argument.value, "call", index) }
      }
      if let shape = CallShape.trailing(after: index, in: buffer) {
        for argument in shape.arguments { try check(argument.value, "trailing call", index) }
      }
      _ = ClosureShape(open: index, in: buffer)
      _ = ParameterClause(open: index, in: buffer)
      _ = Attribute(at: index, in: buffer)
      _ = DeclarationHeader(at: index, in: buffer)
      if let shape = TypeShape(at: index, in: buffer) {
        try require(TypeShape.end(startingAt: index, in: buffer) != nil, "a type at \(index) without an end")
        _ = shape
      }
      let start = buffer.chainStart(endingAt: index)
      try require(all.contains(start) && start <= index, "chain before \(index) starts at \(start)")
      let end = buffer.chainEnd(startingAt: index)
      try require(all.contains(end), "chain after \(index) ends at \(end)")
      let stop = ExpressionShape.end(startingAt: index, in: buffer, stopAtBrace: index % 2 == 0)
      try require(all.contains(stop), "expression at \(index) ends at \(stop)")
    }
  }
}
