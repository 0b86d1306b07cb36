import MoltSyntax
import MoltText

/// Small questions about tokens that many rewriters ask.
extension TokenBuffer {
  /// Byte offset of the token's first byte.
  func start(_ index: Int) -> Int { Int(self[index].start) }
  /// Byte offset just past the token's last byte.
  func end(_ index: Int) -> Int { Int(self[index].end) }

  /// Whether the token stands first in its line.
  func startsLine(_ index: Int) -> Bool { self[index].flags.contains(.startsLine) }

  /// Whether the token is an operator of any position.
  func isOperator(_ index: Int) -> Bool {
    switch kind(index) {
    case .prefixOperator, .postfixOperator, .infixOperator: return true
    default: return false
    }
  }

  /// Whether the token is the operator `text`, in any position.
  func isOperator(_ index: Int, _ text: StaticString) -> Bool { isOperator(index) && matches(index, text) }

  /// Whether the token's first byte is `byte`.
  func starts(_ index: Int, with byte: Character) -> Bool {
    let token = self[index]
    guard let wanted = byte.asciiValue, token.start < token.end else { return false }
    return bytes[Int(token.start)] == wanted
  }

  /// Whether two runs of tokens read the same, whatever stands between the tokens.
  func sameTokens(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    guard left.count == right.count else { return false }
    return zip(left, right).allSatisfy { one, two in
      kind(one) == kind(two) && bytes[start(one)..<end(one)].elementsEqual(bytes[start(two)..<end(two)])
    }
  }

  /// Whether two tokens are the same name, backticks aside.
  func sameName(_ left: Int, _ right: Int) -> Bool {
    nameBytes(left).elementsEqual(nameBytes(right))
  }

  /// The first index from `start` on of a token of `kind` that stands at the same depth, before `limit`.
  ///
  /// Brackets on the way are stepped over whole.
  func first(_ wanted: TokenKind, from start: Int, before limit: Int) -> Int? {
    var index = start
    while index < limit {
      if kind(index) == wanted { return index }
      index = after(index)
    }
    return nil
  }

  /// The index after the token, or after the bracket's partner when the token opens one.
  func after(_ index: Int) -> Int {
    if let partner = partner(index), partner > index { return partner + 1 }
    return index + 1
  }

  /// The bytes of the tokens and the white space up to the next token; less when a comment or a line end stands there.
  func rangeWithSpace(of indices: Range<Int>) -> ByteRange {
    var range = range(of: indices)
    while range.upper < bytes.count, bytes[range.upper] == UInt8(ascii: " ") || bytes[range.upper] == UInt8(ascii: "\t")
    {
      range.upper += 1
    }
    return range
  }

  /// What to delete so that the tokens are gone: with their line when nothing else stands on it, else with the space
  /// after them.
  func rangeToDelete(_ indices: Range<Int>) -> ByteRange {
    let next = indices.upperBound
    if startsLine(indices.lowerBound), startsLine(next), !self[next].flags.contains(.commentBefore),
      kind(next) != .endOfFile
    {
      return ByteRange(start(indices.lowerBound), start(next))
    }
    return rangeWithSpace(of: indices)
  }

  /// The white space at the start of the line on which the byte at `offset` stands.
  func indentation(at offset: Int) -> String {
    var lineStart = min(offset, bytes.count)
    while lineStart > 0, bytes[lineStart - 1] != UInt8(ascii: "\n"), bytes[lineStart - 1] != UInt8(ascii: "\r") {
      lineStart -= 1
    }
    var end = lineStart
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
    return text(in: ByteRange(lineStart, end))
  }

  /// The offset of the line end after the byte at `offset`, or of the file's end.
  func lineEnd(after offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") { end += 1 }
    return end
  }
}
