import MoltSyntax
import MoltText

extension CommentKeeper {
  /// The pieces of an edit with the author's line breaks and comments between arguments that still follow a comma.
  func keepingLines(_ edit: Edit) -> [Edit.Piece] {
    var pieces: [Edit.Piece] = []
    for piece in edit.pieces {
      if case .source(let range) = piece, case .text(let text)? = pieces.last, let gap = gap(before: range),
        edit.range.contains(gap), let comma = text.lastRange(of: ", ")
      {
        pieces.removeLast()
        pieces.append(.text(String(text[..<comma.lowerBound]) + ","))
        pieces.append(.source(gap))
        if comma.upperBound < text.endIndex { pieces.append(.text(String(text[comma.upperBound...]))) }
      }
      pieces.append(piece)
    }
    return pieces
  }

  /// The trivia between a comma and the argument whose value is at `range`, when it holds a line end or a comment.
  private func gap(before range: ByteRange) -> ByteRange? {
    guard !range.isEmpty, var first = token(startingAt: range.lower), first > 0 else { return nil }
    if tokens.kind(first - 1) == .colon, first > 2, tokens.kind(first - 3) == .comma { first -= 2 }
    guard tokens.kind(first - 1) == .comma else { return nil }
    let flags = tokens[first].flags
    return flags.contains(.startsLine) || flags.contains(.commentBefore) ? tokens.trivia(before: first) : nil
  }
}

extension String {
  fileprivate func lastRange(of two: String) -> Range<Index>? {
    var end = endIndex
    while let start = index(end, offsetBy: -two.count, limitedBy: startIndex) {
      if self[start...].hasPrefix(two) { return start..<index(start, offsetBy: two.count) }
      guard end > startIndex else { return nil }
      end = index(before: end)
    }
    return nil
  }
}
