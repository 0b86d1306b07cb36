extension Scanner {
  private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f"))
  }

  private mutating func skipDigits() {
    while position < end, isDigit(base[position]) || base[position] == UInt8(ascii: "_") { position += 1 }
  }

  private mutating func skipHexDigits() {
    while position < end, isHexDigit(base[position]) || base[position] == UInt8(ascii: "_") { position += 1 }
  }

  /// Ends a number; letters glued to it are an error of the source and stay part of it.
  private mutating func finishNumber(_ kind: TokenKind, from start: Int) {
    skipName()
    emit(kind, from: start)
  }

  mutating func lexNumber() {
    let start = position
    if base[start] == UInt8(ascii: "0") {
      switch byte(start + 1) {
      case UInt8(ascii: "x"):
        lexHexNumber()
        return
      case UInt8(ascii: "o"), UInt8(ascii: "b"):
        finishNumber(.integerLiteral, from: start)
        return
      default: break
      }
    }
    skipDigits()
    var kind = TokenKind.integerLiteral
    // After a period the digits are the index of a tuple's element: `x.0.1`.
    if byte(position) == UInt8(ascii: "."), isDigit(byte(position + 1)), lastKind != .period {
      kind = .floatLiteral
      position += 1
      skipDigits()
    } else if byte(position) == UInt8(ascii: ".") {
      emit(kind, from: start)
      return
    }
    if byte(position) | 0x20 == UInt8(ascii: "e") {
      kind = .floatLiteral
      position += 1
      if byte(position) == UInt8(ascii: "-") || byte(position) == UInt8(ascii: "+") { position += 1 }
      skipDigits()
    }
    finishNumber(kind, from: start)
  }

  private mutating func lexHexNumber() {
    let start = position
    position += 2
    skipHexDigits()
    let dot = position
    var fraction = false
    if byte(position) == UInt8(ascii: "."), isHexDigit(byte(position + 1)) {
      position += 1
      skipHexDigits()
      fraction = true
    }
    if byte(position) | 0x20 == UInt8(ascii: "p") {
      let sign = byte(position + 1) == UInt8(ascii: "-") || byte(position + 1) == UInt8(ascii: "+") ? 1 : 0
      if isDigit(byte(position + 1 + sign)) {
        position += 1 + sign
        skipDigits()
        finishNumber(.floatLiteral, from: start)
        return
      }
    }
    if fraction {
      // No exponent follows, so this was a member: `0xff.description`.
      position = dot
      emit(.integerLiteral, from: start)
      return
    }
    finishNumber(.integerLiteral, from: start)
  }
}
