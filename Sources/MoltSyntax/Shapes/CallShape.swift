/// A call or subscript: its arguments and the closures that trail it.
public struct CallShape: Sendable, Hashable {
  /// One argument between the brackets.
  public struct Argument: Sendable, Hashable {
    /// Index of the label before the colon: an identifier, a reserved word or `_`.
    public var label: Int?
    /// The tokens of the value; empty only in broken code.
    public var value: Range<Int>
  }

  /// A closure after the brackets.
  public struct TrailingClosure: Sendable, Hashable {
    /// Index of its label; the first one has none.
    public var label: Int?
    /// Index of the `{`.
    public var open: Int
    /// Index of the `}`.
    public var close: Int
  }

  /// Index of the `(` or `[`; of a call without parentheses, the index of the first closure's `{`.
  public var open: Int
  /// Index of the `)` or `]`; of a call without parentheses, the same as `open`.
  public var close: Int
  /// Whether the call has parentheses (or square brackets).
  public var isParenthesized: Bool
  /// The arguments between the brackets, in order.
  public var arguments: [Argument]
  /// The closures after them, in order.
  public var trailingClosures: [TrailingClosure]

  /// Index after the last token, trailing closures included.
  public var end: Int {
    if let last = trailingClosures.last { return last.close + 1 }
    return close + 1
  }

  /// The call whose `(` or `[` stands at token `open`.
  ///
  /// - Parameter allowTrailingClosure: whether a `{` after it can be a closure; false in the conditions of `if`,
  ///   `while`, `for`, `switch`, where it is the body.
  public init?(open: Int, in buffer: TokenBuffer, allowTrailingClosure: Bool = true) {
    guard buffer.kind(open) == .leftParen || buffer.kind(open) == .leftBracket, let close = buffer.partner(open),
      close > open
    else { return nil }
    self.open = open
    self.close = close
    isParenthesized = true
    arguments = Self.arguments(from: open + 1, to: close, in: buffer)
    trailingClosures = allowTrailingClosure ? Self.closures(from: close + 1, in: buffer) : []
  }

  private init(closures: [TrailingClosure], at open: Int) {
    self.open = open
    close = open
    isParenthesized = false
    arguments = []
    trailingClosures = closures
  }

  /// The call without parentheses whose callee ends at token `callee`: `async { }`.
  public static func trailing(after callee: Int, in buffer: TokenBuffer) -> CallShape? {
    let closures = closures(from: callee + 1, in: buffer)
    guard let first = closures.first else { return nil }
    return CallShape(closures: closures, at: first.open)
  }

  /// Splits the tokens `start..<close` at the commas that separate arguments.
  private static func arguments(from start: Int, to close: Int, in buffer: TokenBuffer) -> [Argument] {
    var arguments: [Argument] = []
    var index = start
    while index < close {
      var label: Int?
      if buffer.kind(index).isWord, buffer.kind(index + 1) == .colon, index + 1 < close {
        label = index
        index += 2
      }
      let first = index
      index = buffer.indexOfComma(from: index, to: close)
      arguments.append(Argument(label: label, value: first..<index))
      index += 1
    }
    return arguments
  }

  /// The closures from token `start` on, labelled ones after the first included.
  static func closures(from start: Int, in buffer: TokenBuffer) -> [TrailingClosure] {
    guard buffer.kind(start) == .leftBrace, let close = buffer.partner(start), close > start,
      !buffer.isAccessorBlock(start)
    else { return [] }
    var closures = [TrailingClosure(label: nil, open: start, close: close)]
    var index = close + 1
    while buffer.kind(index).isWord, buffer.kind(index) != .kwDefault, buffer.kind(index + 1) == .colon,
      buffer.kind(index + 2) == .leftBrace, let close = buffer.partner(index + 2), close > index
    {
      closures.append(TrailingClosure(label: index, open: index + 2, close: close))
      index = close + 1
    }
    return closures
  }
}

extension TokenBuffer {
  /// The index of the next comma that is in no bracket and in no generic arguments, or `end`.
  func indexOfComma(from start: Int, to end: Int) -> Int {
    var index = start
    while index < end {
      if kind(index) == .comma { return index }
      if index > start, isOpeningAngle(index), kind(index - 1) == .identifier, !hasSpaceBefore(index),
        let angles = AngleBrackets(open: index, in: self), angles.end <= end, angles.isFollowedLikeArguments(in: self)
      {
        index = angles.end
      } else {
        index = indexAfterUnit(index)
      }
    }
    return end
  }

  /// Whether the braces hold a property's accessors: `{ get … }`, `{ didSet … }`.
  func isAccessorBlock(_ open: Int) -> Bool {
    var index = open + 1
    while let attribute = Attribute(at: index, in: self) { index = attribute.end }
    if isWord(index, "mutating") || isWord(index, "nonmutating") { index += 1 }
    if isWord(index, "get") || isWord(index, "set") || isWord(index, "willSet") || isWord(index, "didSet") {
      switch kind(index + 1) {
      case .leftBrace: return true
      case .leftParen:
        guard let close = partner(index + 1) else { return false }
        return kind(close + 1) == .leftBrace
      // `{ get }`, `{ get set }` of a protocol.
      case .rightBrace: return isWord(index, "get") || isWord(index, "set")
      case .identifier: return matches(index + 1, "set") || matches(index + 1, "get")
      case .kwThrows: return true
      default: return false
      }
    }
    return false
  }
}
