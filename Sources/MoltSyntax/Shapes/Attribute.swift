/// An attribute: `@objc`, `@available(iOS 9, *)`, `@UI.Wrapped<Int>`.
public struct Attribute: Sendable, Hashable {
  /// Index of the `@`.
  public var at: Int
  /// Index of the name; of a dotted name, the last part.
  public var name: Int
  /// The tokens between the parentheses; nil without parentheses.
  public var arguments: Range<Int>?
  /// Index after its last token.
  public var end: Int

  /// The attribute whose `@` stands at token `at`.
  ///
  /// - Parameter ofType: it stands before a type, where the parentheses after `@escaping` are those of a function type.
  public init?(at: Int, in buffer: TokenBuffer, ofType: Bool = false) {
    guard buffer.kind(at) == .atSign, buffer.kind(at + 1).isWord else { return nil }
    self.at = at
    name = at + 1
    end = at + 2
    while buffer.kind(end) == .period, buffer.kind(end + 1).isWord {
      name = end + 1
      end += 2
    }
    if buffer.isOpeningAngle(end), !buffer.hasSpaceBefore(end),
      let angles = AngleBrackets(open: end, in: buffer), !angles.splitsOperator
    {
      end = angles.end
    }
    guard buffer.kind(end) == .leftParen, !buffer.startsLine(end), let close = buffer.partner(end) else { return }
    let glued = !buffer.hasSpaceBefore(end)
    if ofType {
      guard glued else { return }
      switch buffer.kind(close + 1) {
      case .arrow, .kwThrows, .kwRethrows: return
      default: break
      }
    } else if !glued, !Self.takesSpacedArguments(name, in: buffer) {
      return
    }
    arguments = end + 1..<close
    end = close + 1
  }

  /// Whether parentheses after a blank still belong to the attribute, as old code wrote them.
  private static func takesSpacedArguments(_ name: Int, in buffer: TokenBuffer) -> Bool {
    buffer.matches(name, "available") || buffer.matches(name, "objc") || buffer.matches(name, "autoclosure")
      || buffer.matches(name, "convention")
  }

  /// The attribute that ends right before token `end`, or nil where none does.
  static func ending(before end: Int, in buffer: TokenBuffer) -> Attribute? {
    var index = end - 1
    if buffer.kind(index) == .rightParen {
      guard let open = buffer.partner(index) else { return nil }
      index = open - 1
    }
    while index > 1, buffer.kind(index).isWord, buffer.kind(index - 1) == .period { index -= 2 }
    guard index > 0, buffer.kind(index).isWord, buffer.kind(index - 1) == .atSign else { return nil }
    guard let attribute = Attribute(at: index - 1, in: buffer), attribute.end == end else { return nil }
    return attribute
  }
}
