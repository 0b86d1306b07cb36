extension Scanner {
  /// How often one line may be searched ahead in vain. Real code never comes near; hostile code stays linear.
  static let lookaheadLimit = 32

  /// Reads a regular expression that starts at the first `/` of an operator, with the operator before it if any.
  ///
  /// - Returns: whether there was one; if not, nothing is read.
  mutating func lexRegexInOperator(from start: Int, slash: Int, operatorEnd: Int) -> Bool {
    guard !isLeftBound(start), lastKind != .kwFunc, lastKind != .kwOperator, mayStartRegex else { return false }
    guard failedLookaheads < Self.lookaheadLimit else { return false }
    guard let after = bareRegexEnd(from: slash) else {
      failedLookaheads += 1
      return false
    }
    if slash > start {
      position = slash
      emit(.prefixOperator, from: start)
    }
    position = after
    emit(.regexLiteral, from: slash)
    return true
  }

  /// Whether a regular expression may follow the last token, or the start of a line after it.
  private var mayStartRegex: Bool {
    switch lastKind {
    case .leftParen, .leftBracket, .leftBrace, .interpolationStart, .prefixOperator, .infixOperator,
      .prefixAmpersand, .equal, .semicolon, .comma, .colon, .infixQuestion, .poundIf, .poundElse, .poundElseif,
      .poundEndif:
      return true
    case .kwTrue, .kwFalse, .kwAny, .kwNil, .kwSelf, .kwSelfType, .kwSuper: break
    case .endOfFile: return true
    case let kind
    where kind.rawValue >= TokenKind.kwAssociatedtype.rawValue && kind.rawValue <= TokenKind.kwTry.rawValue:
      return true
    default: break
    }
    return pending & TokenFlags.startsLine.rawValue != 0
  }

  /// The offset after the regular expression between slashes on one line, or nil where it is not one.
  private func bareRegexEnd(from slash: Int) -> Int? {
    var offset = slash + 1
    switch byte(offset) {
    case 32, 9, UInt8(ascii: "*"), UInt8(ascii: "/"): return nil
    default: break
    }
    var groups = 0
    var classDepth = 0
    while offset < end {
      switch base[offset] {
      case 10, 13: return nil
      case UInt8(ascii: "\\"):
        offset += 1
        if byte(offset) == 10 || byte(offset) == 13 { return nil }
      case UInt8(ascii: "("): if classDepth == 0 { groups += 1 }
      case UInt8(ascii: ")"):
        if classDepth == 0 {
          if groups == 0 { return nil }
          groups -= 1
        }
      case UInt8(ascii: "["): classDepth += 1
      case UInt8(ascii: "]"): if classDepth > 0 { classDepth -= 1 }
      case UInt8(ascii: "/"):
        let next = byte(offset + 1)
        let previous = base[offset - 1]
        if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { return nil }
        if previous == 32 || previous == 9, base[offset - 2] != UInt8(ascii: "\\") { return nil }
        return offset + 1
      default: break
      }
      offset += 1
    }
    return nil
  }

  /// A regular expression in `#/…/#`, which may span lines if a line end follows the opening.
  mutating func lexExtendedRegex(from start: Int, hashes: Int) {
    let pattern = start + hashes + 1
    var offset = pattern
    while byte(offset) == 32 || byte(offset) == 9 { offset += 1 }
    let multiline = offset < end && (base[offset] == 10 || base[offset] == 13)
    let firstLineEnd = offset
    if multiline, failedMultilineRegexes >= 8 {
      position = firstLineEnd
      emit(.regexLiteral, from: start, flags: .unterminated)
      return
    }
    offset = pattern
    while offset < end {
      let byte = base[offset]
      if !multiline, byte == 10 || byte == 13 { break }
      if byte == UInt8(ascii: "\\") {
        let next = self.byte(offset + 1)
        offset += next == 10 || next == 13 ? 1 : 2
        continue
      }
      offset += 1
      guard byte == UInt8(ascii: "/") else { continue }
      var found = 0
      while offset < end, base[offset] == UInt8(ascii: "#") {
        found += 1
        offset += 1
      }
      if found >= hashes {
        position = offset
        emit(.regexLiteral, from: start)
        return
      }
    }
    if multiline { failedMultilineRegexes += 1 }
    position = multiline ? firstLineEnd : min(offset, end)
    emit(.regexLiteral, from: start, flags: .unterminated)
  }
}
