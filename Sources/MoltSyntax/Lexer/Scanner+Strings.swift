/// A string literal that an interpolation interrupts.
struct StringFrame {
  /// The opening quote's token.
  var quote: Int
  /// The `interpolationStart` token.
  var interpolation: Int
  var hashes: Int
  var multiline: Bool
  // What was current outside, to return to.
  var parens: Int
  var floor: Int
  var brackets: Int
  /// The number of `#if`s open where the interpolation starts.
  var conditions: Int
}

extension Scanner {
  /// Reads a string from its opening quote on; `start` is its first byte, `position` that of the quote itself.
  mutating func lexString(from start: Int, hashes: Int) {
    let multiline =
      byte(position + 1) == UInt8(ascii: "\"") && byte(position + 2) == UInt8(ascii: "\"")
      && (hashes == 0 || !closesOnLine(from: position + 1, hashes: hashes))
    position += multiline ? 3 : 1
    let quote = count
    emit(.stringQuote, from: start, flags: multiline ? [.opening, .multiline] : .opening)
    lexStringBody(quote: quote, hashes: hashes, multiline: multiline)
  }

  /// Whether `"` and the given number of `#` stand at or after `offset` on the same line: then `#"""#` is a string of
  /// one quote, not the start of a multi-line string.
  private mutating func closesOnLine(from offset: Int, hashes: Int) -> Bool {
    guard failedLookaheads < Self.lookaheadLimit else { return false }
    var offset = offset
    while offset < end, base[offset] != 10, base[offset] != 13 {
      offset += 1
      if base[offset - 1] == UInt8(ascii: "\"") {
        let found = countPounds(at: offset, limit: hashes)
        if found == hashes { return true }
        offset += found
      }
    }
    failedLookaheads += 1
    return false
  }

  private func countPounds(at offset: Int, limit: Int) -> Int {
    var found = 0
    while found < limit, byte(offset + found) == UInt8(ascii: "#") { found += 1 }
    return found
  }

  /// Reads on in a string until it ends or an interpolation starts.
  private mutating func lexStringBody(quote: Int, hashes: Int, multiline: Bool) {
    let start = position
    var offset = position
    while offset < end {
      let byte = base[offset]
      if byte == UInt8(ascii: "\"") {
        let length = multiline ? 3 : 1
        if multiline,
          self.byte(offset + 1) != UInt8(ascii: "\"") || self.byte(offset + 2) != UInt8(ascii: "\"")
        {
          offset += 1
          continue
        }
        let found = countPounds(at: offset + length, limit: hashes)
        if found == hashes {
          endSegment(from: start, to: offset)
          position = offset + length + hashes
          emit(.stringQuote, from: offset, flags: multiline ? .multiline : [])
          pair(quote, count - 1)
          return
        }
        // Three quotes too few in `#`s may overlap with three that are enough: go on after the first.
        offset += multiline ? 1 : 1 + found
      } else if byte == UInt8(ascii: "\\") {
        let found = countPounds(at: offset + 1, limit: hashes)
        offset += 1 + found
        guard found == hashes else { continue }
        let escaped = self.byte(offset)
        if escaped == UInt8(ascii: "(") {
          endSegment(from: start, to: offset - 1 - hashes)
          position = offset + 1
          openInterpolation(quote: quote, from: offset - 1 - hashes, hashes: hashes, multiline: multiline)
          return
        }
        if escaped == UInt8(ascii: "\"") || escaped == UInt8(ascii: "\\") { offset += 1 }
      } else if !multiline, byte == 10 || byte == 13 {
        break
      } else {
        offset += 1
      }
    }
    offset = min(offset, end)
    endSegment(from: start, to: offset)
    position = offset
    markUnterminated(quote)
  }

  private mutating func endSegment(from start: Int, to after: Int) {
    guard after > start else { return }
    position = after
    emit(.stringSegment, from: start)
  }

  private mutating func openInterpolation(quote: Int, from start: Int, hashes: Int, multiline: Bool) {
    strings.append(
      StringFrame(
        quote: quote, interpolation: count, hashes: hashes, multiline: multiline, parens: parens,
        floor: brackets.floor, brackets: brackets.entries.count, conditions: conditions.count))
    emit(.interpolationStart, from: start)
    parens = 0
    brackets.floor = brackets.entries.count
    stopsAtNewline = !multiline
  }

  /// Leaves the innermost interpolation, giving up on brackets left open in it.
  private mutating func leaveInterpolation() -> StringFrame? {
    guard let frame = strings.popLast() else { return nil }
    dropBrackets(to: frame.brackets)
    conditions.removeLast(conditions.count - frame.conditions)
    brackets.floor = frame.floor
    parens = frame.parens
    stopsAtNewline = strings.last.map { !$0.multiline } ?? false
    return frame
  }

  mutating func closeInterpolation() {
    let start = position
    position += 1
    let token = count
    emit(.interpolationEnd, from: start)
    guard let frame = leaveInterpolation() else { return }
    pair(frame.interpolation, token)
    lexStringBody(quote: frame.quote, hashes: frame.hashes, multiline: frame.multiline)
  }

  /// Gives up on the innermost interrupted string: its line or the file ended inside the interpolation.
  mutating func abandonString() {
    guard let frame = leaveInterpolation() else { return }
    markUnterminated(frame.interpolation)
    markUnterminated(frame.quote)
  }
}
