import MoltText

/// A comment in the trivia between two tokens.
public struct Comment: Sendable, Hashable {
  /// How a comment is written.
  public enum Kind: UInt8, Sendable {
    /// `// …`, to the end of the line (the line end is not part of it).
    case line
    /// `/// …`
    case documentationLine
    /// `/* … */`, nested ones inside included.
    case block
    /// `/** … */`
    case documentationBlock
  }

  /// The comment's bytes, its delimiters included.
  public var range: ByteRange
  public var kind: Kind
}

extension TokenBuffer {
  /// The tokens at `indices` as they would stand in one line, a blank where there is any space except at the inner edges
  /// of parentheses; comments are left out.
  public func singleLine(_ indices: Range<Int>) -> String {
    var text = ""
    for index in indices {
      let isSpaced = index > indices.lowerBound && self[index].flags.contains(.spaceBefore)
      if isSpaced, kind(index - 1) != .leftParen, kind(index) != .rightParen { text += " " }
      text += self.text(index)
    }
    return text
  }

  /// The bytes between the previous token (or the start of the file) and the token at `index`.
  public func trivia(before index: Int) -> ByteRange {
    let start = Int(self[index].start)
    let previous = index > 0 ? Int(self[min(index, count) - 1].end) : 0
    return ByteRange(min(previous, start), start)
  }

  /// The comments between the previous token and the token at `index`, in order.
  public func comments(before index: Int) -> [Comment] {
    guard self[index].flags.contains(.commentBefore) else { return [] }
    let gap = trivia(before: index)
    var comments: [Comment] = []
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let scan = CommentScan(base: base, end: gap.upper)
      var offset = Self.shebangEnd(base, gap)
      while offset + 1 < gap.upper {
        guard base[offset] == UInt8(ascii: "/") else {
          offset += 1
          continue
        }
        let start = offset
        let third = offset + 2 < gap.upper ? base[offset + 2] : 0
        let kind: Comment.Kind
        if base[offset + 1] == UInt8(ascii: "/") {
          while offset < gap.upper, base[offset] != 10, base[offset] != 13 { offset += 1 }
          kind = third == UInt8(ascii: "/") ? .documentationLine : .line
        } else {
          offset = scan.blockEnd(from: offset).after
          kind = third == UInt8(ascii: "*") && offset - start > 4 ? .documentationBlock : .block
        }
        comments.append(Comment(range: ByteRange(start, offset), kind: kind))
      }
    }
    return comments
  }

  /// Where the search for comments starts: past a shebang line, which may hold slashes.
  private static func shebangEnd(_ base: UnsafePointer<UInt8>, _ gap: ByteRange) -> Int {
    guard gap.lower == 0 else { return gap.lower }
    var offset = gap.upper >= 3 && base[0] == 0xEF && base[1] == 0xBB && base[2] == 0xBF ? 3 : 0
    guard offset + 1 < gap.upper, base[offset] == UInt8(ascii: "#"), base[offset + 1] == UInt8(ascii: "!") else {
      return offset
    }
    while offset < gap.upper, base[offset] != 10, base[offset] != 13 { offset += 1 }
    return offset
  }
}
