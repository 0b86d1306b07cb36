extension Scanner {
  /// Moves past the bytes that continue a name.
  @inline(__always)
  mutating func skipName() {
    var offset = position
    while offset < end, classes[Int(base[offset])] & ByteClass.continuesName != 0 { offset += 1 }
    position = offset
    if offset < end, base[offset] >= 0x80 { skipUnicodeName() }
  }

  private mutating func skipUnicodeName() {
    while position < end {
      let byte = base[position]
      if byte < 0x80 {
        guard classes[Int(byte)] & ByteClass.continuesName != 0 else { return }
        position += 1
      } else {
        guard let scalar = scalar(at: position), ScalarClass.continuesName(scalar.value) else { return }
        position += scalar.length
      }
    }
  }

  @inline(__always)
  mutating func lexName() {
    let start = position
    position += 1
    skipName()
    var kind = keywords.kind(base + start, length: position - start, room: end - start)
    if kind != .identifier {
      kind = contextual(kind)
    } else if position == start + 1, base[start] == UInt8(ascii: "_") {
      kind = .wildcard
    }
    emit(kind, from: start)
  }

  /// The kind of a reserved word where it stands: after a period only `self` and `init` keep a meaning of their own.
  private func contextual(_ kind: TokenKind) -> TokenKind {
    if lastKind == .period { return kind == .kwSelf || kind == .kwInit ? kind : .identifier }
    guard kind == .kwAwait else { return kind }
    // `await` is reserved only where an expression follows; old code used it as a name.
    if lastKind == .kwFunc { return .identifier }
    var offset = position
    while byte(offset) == 32 || byte(offset) == 9 { offset += 1 }
    guard offset > position, offset < end else { return .identifier }
    switch classes[Int(base[offset])] & ByteClass.startMask {
    case ByteClass.letter, ByteClass.leftParen, ByteClass.leftBracket, ByteClass.quote, ByteClass.backtick,
      ByteClass.dollar, ByteClass.nonASCII, ByteClass.pound:
      return kind
    default: return .identifier
    }
  }

  /// A name in backticks; since Swift 6.2 it may hold blanks and punctuation. A stray backtick is `unknown`.
  mutating func lexBacktick() {
    let start = position
    var offset = position + 1
    while offset < end, base[offset] != UInt8(ascii: "`"), base[offset] != 10, base[offset] != 13 { offset += 1 }
    if offset < end, base[offset] == UInt8(ascii: "`"), offset > start + 1 {
      position = offset + 1
      emit(.identifier, from: start, flags: .backticked)
    } else {
      position = start + 1
      emit(.unknown, from: start)
    }
  }

  mutating func lexDollar() {
    let start = position
    position += 1
    skipName()
    emit(.dollarIdentifier, from: start)
  }

  mutating func lexNonASCII() {
    let start = position
    if let scalar = scalar(at: position) {
      if ScalarClass.startsOperator(scalar.value) {
        lexOperator()
        return
      }
      // A combining mark cannot start a name, but a run of them is best kept in one piece.
      if ScalarClass.continuesName(scalar.value) {
        position += scalar.length
        skipName()
        emit(ScalarClass.startsName(scalar.value) ? .identifier : .unknown, from: start)
        return
      }
      position += scalar.length
    } else {
      position += 1
      while position < end, base[position] >= 0x80, scalar(at: position) == nil { position += 1 }
    }
    emit(.unknown, from: start)
  }
}
