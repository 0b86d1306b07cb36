import MoltText

/// The tokens of one file, over its bytes.
public struct TokenBuffer: Sendable {
  /// The file's bytes as read, byte order mark included.
  public let bytes: [UInt8]
  /// All significant tokens in order; the last is `endOfFile`.
  public let tokens: [Token]
  /// For each bracket token (`interpolationStart`/`End` and string quotes too) the index of its partner; -1 for the rest.
  public let partners: [Int32]

  public init(bytes: [UInt8], tokens: [Token], partners: [Int32]) {
    self.bytes = bytes
    self.tokens = tokens
    self.partners = partners
  }

  /// The number of tokens, `endOfFile` included.
  @inlinable public var count: Int { tokens.count }

  /// The token at `index`; out of range, the `endOfFile` token.
  @inlinable public subscript(index: Int) -> Token {
    index >= 0 && index < tokens.count ? tokens[index] : tokens[tokens.count - 1]
  }

  /// The kind of the token at `index`; out of range, `endOfFile`.
  @inlinable public func kind(_ index: Int) -> TokenKind {
    index >= 0 && index < tokens.count ? tokens[index].kind : .endOfFile
  }

  /// Index of the bracket that matches the one at `index`, if it has one.
  @inlinable public func partner(_ index: Int) -> Int? {
    guard index >= 0, index < partners.count, partners[index] >= 0 else { return nil }
    return Int(partners[index])
  }

  /// The bytes of the token at `index`, backticks included.
  @inlinable public func range(_ index: Int) -> ByteRange {
    let token = self[index]
    return ByteRange(Int(token.start), Int(token.end))
  }

  /// The bytes from the first token of `indices` to its last, trivia between them included.
  ///
  /// An empty range gives the empty range at its first token's start.
  public func range(of indices: Range<Int>) -> ByteRange {
    if indices.isEmpty {
      let start = Int(self[indices.lowerBound].start)
      return ByteRange(start, start)
    }
    return ByteRange(Int(self[indices.lowerBound].start), Int(self[indices.upperBound - 1].end))
  }

  /// The text of the token at `index`, backticks included; invalid UTF-8 is repaired.
  public func text(_ index: Int) -> String {
    let token = self[index]
    return String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }

  /// The name at `index` without its backticks.
  public func name(_ index: Int) -> String {
    let token = self[index]
    guard token.flags.contains(.backticked), token.end - token.start >= 2 else { return text(index) }
    return String(decoding: bytes[Int(token.start) + 1..<Int(token.end) - 1], as: UTF8.self)
  }

  /// The text of a range of bytes; invalid UTF-8 is repaired.
  public func text(in range: ByteRange) -> String {
    String(decoding: bytes[range.lower..<range.upper], as: UTF8.self)
  }

  /// Whether the token's bytes are exactly `text`. Allocates nothing.
  @inlinable public func matches(_ index: Int, _ text: StaticString) -> Bool {
    let token = self[index]
    let count = Int(token.end - token.start)
    guard count == text.utf8CodeUnitCount else { return false }
    let wanted = text.utf8Start
    let start = Int(token.start)
    return bytes.withUnsafeBufferPointer { pointer in
      for offset in 0..<count where pointer[start + offset] != wanted[offset] { return false }
      return true
    }
  }
}
