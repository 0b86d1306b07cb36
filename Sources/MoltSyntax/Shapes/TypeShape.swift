/// A type reference: `UIView`, `[String: Int]?`, `@escaping (A) throws -> B`, `protocol<A, B>`, `Int -> Int`.
public struct TypeShape: Sendable, Hashable {
  /// Index of its first token; attributes and `inout` are part of the type.
  public var start: Int
  /// Index after its last token.
  public var end: Int
  /// The last token is an operator like `>>` of which only the first bytes belong to the type.
  public var splitsOperator: Bool
  /// Byte offset just past the type.
  public var byteEnd: Int

  /// All its tokens.
  public var range: Range<Int> { start..<end }

  /// The type that starts at token `start`, or nil where none does.
  public init?(at start: Int, in buffer: TokenBuffer) {
    var reader = TypeReader(buffer: buffer, index: start)
    guard reader.readType() else { return nil }
    self.start = start
    end = reader.index
    splitsOperator = reader.splitEnd != nil
    byteEnd = reader.splitEnd ?? Int(buffer[reader.index - 1].end)
  }

  /// The index after the type that starts at token `start`, or nil where none does.
  public static func end(startingAt start: Int, in buffer: TokenBuffer) -> Int? {
    TypeShape(at: start, in: buffer)?.end
  }
}

/// Reads a type without recursion: brackets are skipped by their partners, `->` and `&` go on in a loop.
private struct TypeReader {
  let buffer: TokenBuffer
  var index: Int
  /// Byte offset of the end, once the type has ended inside an operator.
  var splitEnd: Int?

  init(buffer: TokenBuffer, index: Int) {
    self.buffer = buffer
    self.index = index
  }

  mutating func readType() -> Bool {
    while true {
      skipPrefix()
      guard readPrimary() else { return false }
      guard splitEnd == nil else { return true }
      readPostfix()
      guard splitEnd == nil else { return true }
      if buffer.kind(index) == .infixOperator, buffer.matches(index, "&") {
        index += 1
        continue
      }
      let arrow = indexAfterEffects()
      guard buffer.kind(arrow) == .arrow else { return true }
      index = arrow + 1
    }
  }

  /// Attributes, `inout`, `some`, `any` and the other words before a type.
  private mutating func skipPrefix() {
    while true {
      switch buffer.kind(index) {
      case .atSign:
        guard let attribute = Attribute(at: index, in: buffer, ofType: true) else { return }
        index = attribute.end
      case .kwInout, .kwRepeat: index += 1
      case .prefixOperator where buffer.matches(index, "~"): index += 1
      case .identifier where Self.isSpecifier(index, in: buffer): index += 1
      default: return
      }
    }
  }

  /// `some`, `any` …: a name with another type right after it on the line.
  private static func isSpecifier(_ index: Int, in buffer: TokenBuffer) -> Bool {
    let next = index + 1
    guard !buffer.startsLine(next), buffer.hasSpaceBefore(next) else { return false }
    switch buffer.kind(next) {
    case .identifier, .leftParen, .leftBracket, .kwAny, .kwSelfType, .atSign, .prefixOperator, .kwProtocol: break
    default: return false
    }
    let words: [StaticString] = [
      "some", "any", "each", "borrowing", "consuming", "sending", "isolated", "nonisolated", "__owned", "__shared",
      "_const",
    ]
    return words.contains { buffer.matches(index, $0) }
  }

  private mutating func readPrimary() -> Bool {
    switch buffer.kind(index) {
    case .leftParen, .leftBracket:
      guard let close = buffer.partner(index) else { return false }
      index = close + 1
      return true
    case .kwProtocol:
      guard let angles = AngleBrackets(open: index + 1, in: buffer) else { return false }
      finish(angles)
      return true
    case .identifier, .kwAny, .kwSelfType, .wildcard:
      index += 1
      readArguments()
      return true
    default: return false
    }
  }

  private mutating func readArguments() {
    guard buffer.isOpeningAngle(index), !buffer.startsLine(index) else { return }
    guard let angles = AngleBrackets(open: index, in: buffer) else { return }
    finish(angles)
  }

  private mutating func finish(_ angles: AngleBrackets) {
    index = angles.end
    if angles.splitsOperator { splitEnd = angles.byteEnd }
  }

  /// `?`, `!`, `.Member`, `.Type` after a type.
  private mutating func readPostfix() {
    while splitEnd == nil {
      switch buffer.kind(index) {
      case .postfixQuestion, .postfixExclamation: index += 1
      case .period where buffer.kind(index + 1).isWord && !buffer.hasSpaceBefore(index + 1):
        // `.self` makes an expression of it; `.init` too.
        let member = buffer.kind(index + 1)
        if member == .kwSelf || member == .kwInit { return }
        index += 2
        readArguments()
      default: return
      }
    }
  }

  /// The index after `throws`, `async` and the like, if an arrow may follow.
  private func indexAfterEffects() -> Int {
    var index = self.index
    while true {
      switch buffer.kind(index) {
      case .kwThrows:
        index += 1
        if buffer.kind(index) == .leftParen, let close = buffer.partner(index) { index = close + 1 }
      case .kwRethrows: index += 1
      case .identifier where buffer.matches(index, "async") || buffer.matches(index, "reasync"): index += 1
      default: return index
      }
    }
  }
}
