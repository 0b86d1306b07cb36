extension DeclarationHeader {
  /// Whether the token is a declaration modifier, by its text.
  public static func isModifier(_ index: Int, in buffer: TokenBuffer) -> Bool {
    switch buffer.kind(index) {
    case .kwPublic, .kwPrivate, .kwInternal, .kwFileprivate, .kwStatic, .kwClass: return true
    case .identifier: return modifierWords.contains { buffer.matches(index, $0) }
    default: return false
    }
  }

  private static let modifierWords: [StaticString] = [
    "override", "final", "open", "weak", "lazy", "required", "convenience", "dynamic", "optional", "mutating",
    "nonmutating", "unowned", "prefix", "postfix", "infix", "indirect", "nonisolated", "isolated", "async", "package",
    "distributed", "borrowing", "consuming", "__consuming",
  ]

  /// Walks back over attributes and modifiers.
  mutating func readPrefix(in buffer: TokenBuffer) {
    while start > 0 {
      if let attribute = Attribute.ending(before: start, in: buffer) {
        attributes.insert(attribute, at: 0)
        start = attribute.at
        continue
      }
      guard let modifier = modifier(endingBefore: start, in: buffer) else { break }
      modifiers.insert(modifier, at: 0)
      start = modifier
    }
  }

  private static func isModifierArgument(_ index: Int, in buffer: TokenBuffer) -> Bool {
    let words: [StaticString] = ["set", "safe", "unsafe", "nonsending"]
    return words.contains { buffer.matches(index, $0) }
  }

  private func modifier(endingBefore end: Int, in buffer: TokenBuffer) -> Int? {
    var index = end - 1
    if buffer.kind(index) == .rightParen {
      // `private(set)`, `unowned(safe)`; not the enum case `optional(A)` before a declaration.
      guard let open = buffer.partner(index), index - open == 2, open > 0, Self.isModifierArgument(open + 1, in: buffer)
      else { return nil }
      index = open - 1
    }
    guard Self.isModifier(index, in: buffer) else { return nil }
    guard buffer.kind(index) == .identifier, index > 0 else { return index }
    // These words are names too: `x = open` before a declaration on the next line.
    switch buffer.kind(index - 1) {
    case .period, .equal, .infixOperator, .comma, .colon, .leftParen, .leftBracket, .kwReturn, .kwFunc, .kwIn,
      .kwLet, .kwVar:
      return nil
    default: return index
    }
  }
}
