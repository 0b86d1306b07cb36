extension Scanner {
  /// Whether something that is neither blank, opening bracket nor separator stands right before `offset`.
  func isLeftBound(_ offset: Int) -> Bool {
    guard offset > contentStart else { return false }
    switch base[offset - 1] {
    case 32, 9, 10, 13, 0, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"): return !(offset >= 2 && base[offset - 2] == UInt8(ascii: "*"))
    case 0xA0: return !(offset >= 2 && base[offset - 2] == 0xC2)
    default: return true
    }
  }

  /// Whether something that is neither blank, closing bracket nor separator stands at `offset`.
  func isRightBound(_ offset: Int, leftBound: Bool) -> Bool {
    switch byte(offset) {
    case 32, 9, 10, 13, 0, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    // `x^.y` has a postfix operator, `^.y` a prefix one.
    case UInt8(ascii: "."): return !leftBound
    case UInt8(ascii: "/"):
      let next = byte(offset + 1)
      return next != UInt8(ascii: "/") && next != UInt8(ascii: "*")
    case 0xC2: return byte(offset + 1) != 0xA0
    default: return true
    }
  }

  @inline(__always)
  mutating func lexDot() {
    let next = byte(position + 1)
    if classes[Int(next)] & ByteClass.continuesOperator != 0 && lastKind != .backslash || next >= 0x80 {
      lexOperator()
      return
    }
    let start = position
    position += 1
    emit(.period, from: start)
  }

  /// `?` or `!`: a postfix mark when glued to what stands before, else the start of an operator.
  mutating func lexQuestionOrExclamation(_ kind: TokenKind) {
    if isLeftBound(position) {
      let start = position
      position += 1
      emit(kind, from: start)
    } else {
      lexOperator()
    }
  }

  mutating func lexOperator() {
    let start = position
    let first = base[start]
    if first == UInt8(ascii: "<"), byte(start + 1) == UInt8(ascii: "#"), lexPlaceholder() { return }
    let (after, slash) = operatorEnd(from: start)
    if slash >= 0, lexRegexInOperator(from: start, slash: slash, operatorEnd: after) { return }
    position = after
    if first == UInt8(ascii: ">"), lexAngleRun(from: start) { return }
    if lastKind == .kwFunc, after - start > 1, base[after - 1] == UInt8(ascii: "<"),
      classes[Int(byte(after))] & ByteClass.startMask == ByteClass.letter
    {
      // `func ==<T>(…)`: the generic parameters of an operator function.
      position = after - 1
    }
    emit(operatorKind(from: start), from: start)
  }

  /// Where the operator ends, and where its first `/` stands (-1 if there is none).
  private func operatorEnd(from start: Int) -> (after: Int, slash: Int) {
    let dots = base[start] == UInt8(ascii: ".")
    var slash = -1
    var offset = start
    while offset < end {
      let byte = base[offset]
      if byte >= 0x80 {
        guard let scalar = scalar(at: offset),
          offset == start ? ScalarClass.startsOperator(scalar.value) : ScalarClass.continuesOperator(scalar.value)
        else { break }
        offset += scalar.length
        continue
      }
      guard classes[Int(byte)] & ByteClass.continuesOperator != 0 else { break }
      if byte == UInt8(ascii: "."), !dots { break }
      if byte == UInt8(ascii: "/") {
        let next = self.byte(offset + 1)
        // A comment starts here.
        if offset > start, next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { break }
        if slash < 0 { slash = offset }
      }
      offset += 1
    }
    return (offset, slash)
  }

  /// The kind of the operator from `start` to `position`, by the blanks around it.
  private func operatorKind(from start: Int) -> TokenKind {
    let leftBound = isLeftBound(start)
    if position == start + 1 {
      switch base[start] {
      case UInt8(ascii: "="): return .equal
      case UInt8(ascii: "."): return .period
      case UInt8(ascii: "?"): return leftBound ? .postfixQuestion : .infixQuestion
      case UInt8(ascii: "&"):
        if !leftBound, isRightBound(position, leftBound: false) { return .prefixAmpersand }
      default: break
      }
    } else if position == start + 2, base[start] == UInt8(ascii: "-"), base[start + 1] == UInt8(ascii: ">") {
      return .arrow
    }
    let rightBound = isRightBound(position, leftBound: leftBound)
    if leftBound == rightBound { return .infixOperator }
    return leftBound ? .postfixOperator : .prefixOperator
  }

  /// Splits `>?`, `>!`, `>>?`, `>?>` … right after a type: closing angle brackets and postfix marks.
  private mutating func lexAngleRun(from start: Int) -> Bool {
    let after = position
    var marks = 0
    for offset in start..<after {
      switch base[offset] {
      case UInt8(ascii: ">"): break
      case UInt8(ascii: "?"), UInt8(ascii: "!"): marks += 1
      default: return false
      }
    }
    guard marks > 0, isLeftBound(start) else { return false }
    var offset = start
    while offset < after {
      let piece = offset
      offset += 1
      switch base[piece] {
      case UInt8(ascii: "?"):
        position = offset
        emit(.postfixQuestion, from: piece)
      case UInt8(ascii: "!"):
        position = offset
        emit(.postfixExclamation, from: piece)
      default:
        while offset < after, base[offset] == UInt8(ascii: ">") { offset += 1 }
        position = offset
        emit(.postfixOperator, from: piece)
      }
    }
    return true
  }

  /// An editor's placeholder, `<#name#>`, stands for a name.
  private mutating func lexPlaceholder() -> Bool {
    guard failedLookaheads < Self.lookaheadLimit else { return false }
    var offset = position + 2
    while offset + 1 < end, base[offset] != 10, base[offset] != 13 {
      let next = base[offset + 1]
      if base[offset] == UInt8(ascii: "#"), next == UInt8(ascii: ">") {
        let start = position
        position = offset + 2
        emit(.identifier, from: start)
        return true
      }
      if base[offset] == UInt8(ascii: "<"), next == UInt8(ascii: "#") { break }
      offset += 1
    }
    failedLookaheads += 1
    return false
  }
}
