import MoltNames
import MoltSyntax
import MoltText

/// Finds the code that a directive means.
struct DirectiveLines {
  private let tokens: TokenBuffer
  private let context: RewriterContext

  init(_ tokens: TokenBuffer) {
    self.tokens = tokens
    context = RewriterContext(tokens: tokens, from: SwiftVersion(1), to: SwiftVersion(6), facts: RewriterFacts())
  }

  /// The bytes for which a directive counts.
  func range(of scope: Directive.Scope, from comment: ByteRange) -> ByteRange {
    let end = tokens.bytes.count
    switch scope {
    case .file: return ByteRange(0, end + 1)
    case .onwards: return ByteRange(comment.lower, end + 1)
    case .this: return line(around: comment)
    case .next: return next(after: comment.upper)
    case .previous: return previous(before: comment.lower)
    }
  }

  private func isLineEnd(_ offset: Int) -> Bool { tokens.bytes[offset] == 10 || tokens.bytes[offset] == 13 }

  private func line(around range: ByteRange) -> ByteRange {
    var (start, end) = (range.lower, range.upper)
    while start > 0, !isLineEnd(start - 1) { start -= 1 }
    while end < tokens.bytes.count, !isLineEnd(end) { end += 1 }
    return ByteRange(start, end)
  }

  /// The first token at or after an offset.
  private func token(from offset: Int) -> Int {
    var (low, high) = (0, tokens.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if tokens.start(middle) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The statement or declaration that starts on the next line of code, with its braces; in a list between parentheses
  /// or square brackets, what stands there up to a comma at the end of a line.
  private func next(after offset: Int) -> ByteRange {
    // Code after the comment on its own line is not the next line.
    var first = token(from: offset)
    while first < tokens.count - 1, first > 0, !tokens[first].flags.contains(.startsLine) { first += 1 }
    if first >= tokens.count - 1 { return ByteRange(offset, offset) }
    let brace = context.nesting.parent(first)
    let isList = brace.map { tokens.kind($0) != .leftBrace } ?? false
    var end = afterAttributes(from: first)
    repeat {
      // A brace on the next line opens the block of a statement that began before.
      let opensBlock = end == first && tokens.kind(end) == .leftBrace
      if !opensBlock, let partner = tokens.partner(end), partner > end { end = partner }
      end += 1
    } while end < tokens.count - 1 && !ends(before: end, isList: isList, within: brace)
    return ByteRange(tokens.start(first), tokens.end(end - 1))
  }

  /// The token after the attributes that stand before a declaration, on lines of their own perhaps.
  private func afterAttributes(from first: Int) -> Int {
    var index = first
    while index < tokens.count - 2, let attribute = Attribute(at: index, in: tokens) {
      index = attribute.end
    }
    return min(index, tokens.count - 2)
  }

  /// Whether what is followed is over before a token.
  private func ends(before index: Int, isList: Bool, within brace: Int?) -> Bool {
    if let partner = tokens.partner(index), partner < index, tokens.kind(index) != .stringQuote { return true }
    if isList { return tokens.startsLine(index) && tokens.kind(index - 1) == .comma }
    // A closure with a label: `} completion: {`.
    if tokens.kind(index - 1) == .rightBrace, tokens.kind(index + 1) == .colon, tokens.kind(index + 2) == .leftBrace {
      return false
    }
    return tokens.startsLine(index) && context.beginsStatement(index, within: brace)
  }

  /// The last line of code before; with the lines on which its parentheses, its chain of calls and its literals begin.
  private func previous(before offset: Int) -> ByteRange {
    var last = token(from: offset) - 1
    // Code before the comment on its own line is not the line before.
    let line = line(around: ByteRange(offset, offset))
    while last >= 0, tokens.end(last) > line.lower { last -= 1 }
    if last < 0 { return ByteRange(offset, offset) }
    var first = last
    while true {
      if let partner = tokens.partner(first), partner < first, tokens.kind(first) != .rightBrace { first = partner }
      let token = tokens[first]
      if first == 0
        || token.flags.contains(.startsLine) && token.kind != .period && token.kind != .infixOperator
      {
        break
      }
      first -= 1
    }
    return ByteRange(tokens.start(first), tokens.end(last))
  }
}
