extension Scanner {
  /// Skips a byte order mark and a shebang line.
  mutating func skipPreamble() {
    if byte(0) == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { position = 3 }
    if byte(position) == UInt8(ascii: "#"), byte(position + 1) == UInt8(ascii: "!") { skipLine() }
    if position > 0 { pending |= TokenFlags.spaceBefore.rawValue }
    contentStart = position
  }

  /// Moves to the next line end or the end of the file.
  private mutating func skipLine() {
    var offset = position
    while offset + 8 <= end {
      let eight = word(at: offset)
      let ends = Self.zeros(eight ^ Self.each(10)) | Self.zeros(eight ^ Self.each(13))
      if ends != 0 {
        position = offset + ends.trailingZeroBitCount / 8
        return
      }
      offset += 8
    }
    while offset < end, base[offset] != 10, base[offset] != 13 { offset += 1 }
    position = offset
  }

  /// The eight bytes at an offset, the first of them lowest.
  @inline(__always)
  private func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
  }

  @inline(__always)
  private static func each(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }

  /// The upper bit of each byte that is zero; bytes above the first one may be told wrongly.
  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 {
    (word &- each(1)) & ~word & each(0x80)
  }

  /// Skips blanks, line ends and comments, and notes what they were for the tokens on both sides.
  @inline(__always)
  mutating func skipTrivia() {
    guard position < end else { return }
    let kind = classes[Int(base[position])] & ByteClass.startMask
    // Most gaps are absent or one blank.
    if kind > ByteClass.slash, kind != ByteClass.nonASCII { return }
    if kind == ByteClass.space, position + 1 < end {
      let next = classes[Int(base[position + 1])] & ByteClass.startMask
      if next > ByteClass.slash, next != ByteClass.nonASCII {
        position += 1
        noteGap(0)
        return
      }
    }
    skipLongTrivia()
  }

  @inline(__always)
  private mutating func noteGap(_ flags: UInt8) {
    pending |= flags | TokenFlags.spaceBefore.rawValue
    if count > 0 { tokens[count - 1].flags.insert(.spaceAfter) }
  }

  private mutating func skipLongTrivia() {
    let start = position
    var flags: UInt8 = 0
    loop: while position < end {
      switch base[position] {
      case 32, 9: position += 1
      case 10, 13:
        position += 1
        flags |= TokenFlags.startsLine.rawValue
        failedLookaheads = 0
        while stopsAtNewline { abandonString() }
        // Most lines begin with blanks.
        while position + 8 <= end, word(at: position) == Self.each(32) { position += 8 }
      case UInt8(ascii: "/"):
        let next = byte(position + 1)
        if next == UInt8(ascii: "/") {
          skipLine()
        } else if next == UInt8(ascii: "*") {
          if skipBlockComment() { flags |= TokenFlags.startsLine.rawValue }
        } else {
          break loop
        }
        flags |= TokenFlags.commentBefore.rawValue
      case 0, 11, 12: position += 1
      case 0xC2 where byte(position + 1) == 0xA0: position += 2
      default: break loop
      }
    }
    if position > start { noteGap(flags) }
  }

  /// Skips a block comment, nested ones inside included.
  ///
  /// - Returns: whether it holds a line end.
  private mutating func skipBlockComment() -> Bool {
    let comment = CommentScan(base: base, end: end)
    let (after, newline, closed) = comment.blockEnd(from: position)
    position = after
    if !closed { unterminatedComment = true }
    return newline
  }
}

/// Finds where a comment ends.
struct CommentScan {
  let base: UnsafePointer<UInt8>
  let end: Int

  /// The offset after the block comment that starts at `start`, whether it holds a line end, and whether it is closed.
  func blockEnd(from start: Int) -> (after: Int, newline: Bool, closed: Bool) {
    var offset = start + 2
    var depth = 1
    var newline = false
    while offset < end {
      let byte = base[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: "*"):
        if offset < end, base[offset] == UInt8(ascii: "/") {
          offset += 1
          depth -= 1
          if depth == 0 { return (offset, newline, true) }
        }
      case UInt8(ascii: "/"):
        if offset < end, base[offset] == UInt8(ascii: "*") {
          offset += 1
          depth += 1
        }
      case 10, 13: newline = true
      default: break
      }
    }
    return (end, newline, false)
  }
}
