extension Scanner {
  /// `#`: a raw string, a regular expression, a directive, a word of the language, or a lone `#`.
  mutating func lexPound() {
    let start = position
    let next = byte(start + 1)
    if classes[Int(next)] & ByteClass.startMask == ByteClass.letter {
      lexPoundWord()
      return
    }
    if start >= plainPoundsEnd {
      var offset = start + 1
      while byte(offset) == UInt8(ascii: "#") { offset += 1 }
      switch byte(offset) {
      case UInt8(ascii: "\""):
        position = offset
        lexString(from: start, hashes: offset - start)
        return
      case UInt8(ascii: "/"):
        lexExtendedRegex(from: start, hashes: offset - start)
        return
      default: plainPoundsEnd = offset
      }
    }
    position = start + 1
    emit(.pound, from: start)
  }

  private mutating func lexPoundWord() {
    let start = position
    position += 1
    skipName()
    switch position - start {
    case 3 where isWord("#if", at: start):
      emit(.poundIf, from: start)
      openCondition()
      return
    case 5 where isWord("#else", at: start):
      emit(.poundElse, from: start)
      restartCondition()
      return
    case 7 where isWord("#elseif", at: start):
      emit(.poundElseif, from: start)
      restartCondition()
      return
    case 6 where isWord("#endif", at: start):
      emit(.poundEndif, from: start)
      closeCondition()
      return
    default: break
    }
    if !isParameterName, Self.words.contains(where: { isWord($0, at: start) }) {
      emit(.poundWord, from: start)
    } else {
      position = start + 1
      emit(.pound, from: start)
    }
  }

  private func isWord(_ word: StaticString, at start: Int) -> Bool {
    guard position - start == word.utf8CodeUnitCount else { return false }
    for index in 0..<word.utf8CodeUnitCount where base[start + index] != word.utf8Start[index] { return false }
    return true
  }

  /// `#line: Int` of Swift 1: the word is a parameter's name, first in its place in parentheses and before a colon.
  private var isParameterName: Bool {
    switch lastKind {
    case .leftParen, .comma, .kwVar, .kwLet, .kwInout: break
    default: return false
    }
    guard brackets.lastParen >= brackets.lastBracket, brackets.lastParen > brackets.lastBrace else { return false }
    var offset = position
    while byte(offset) == 32 || byte(offset) == 9 { offset += 1 }
    return byte(offset) == UInt8(ascii: ":")
  }

  private static let words: [StaticString] = [
    "#selector", "#available", "#unavailable", "#keyPath", "#file", "#line", "#function", "#column", "#fileID",
    "#filePath", "#dsohandle", "#colorLiteral", "#imageLiteral", "#fileLiteral", "#sourceLocation", "#warning",
    "#error", "#externalMacro", "#isolation", "#assert", "#_hasSymbol",
  ]
}
