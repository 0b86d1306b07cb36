/// Lines and columns of one file's bytes, for people and for other tools.
///
/// A line ends in LF, CRLF or CR. Lines and columns count from 1. A byte order mark takes up no column. Columns in UTF-16
/// units and in characters read the line's text, so they are for reports, not for hot paths.
public struct LineMap: Sendable {
  /// What a column counts.
  public enum ColumnUnit: Sendable, CaseIterable {
    case utf8
    case utf16
    /// What a reader sees as one character (a grapheme cluster).
    case character
  }

  /// A place as people name it.
  public struct Position: Sendable, Hashable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// The file's bytes, byte order mark included.
  public let bytes: [UInt8]
  /// Offsets of the first byte of each line; the first follows the byte order mark.
  private let starts: [Int]

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    starts.reserveCapacity(bytes.count / 32 + 4)
    bytes.withUnsafeBytes { buffer in
      var index = starts[0]
      while index < buffer.count {
        // Most of eight bytes in a row hold no line end.
        if index &+ 8 <= buffer.count, !Self.holdsLineEnd(buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        {
          index &+= 8
          continue
        }
        let end = min(index &+ 8, buffer.count)
        while index < end {
          let byte = buffer[index]
          index &+= 1
          if byte == 0x0A || (byte == 0x0D && !(index < buffer.count && buffer[index] == 0x0A)) { starts.append(index) }
        }
      }
    }
    self.starts = starts
  }

  /// Whether one of eight bytes is LF or CR; now and then true of others too.
  @inline(__always)
  private static func holdsLineEnd(_ word: UInt64) -> Bool {
    let lineFeed = word ^ 0x0A0A_0A0A_0A0A_0A0A
    let carriageReturn = word ^ 0x0D0D_0D0D_0D0D_0D0D
    let zeros =
      (lineFeed &- 0x0101_0101_0101_0101) & ~lineFeed | (carriageReturn &- 0x0101_0101_0101_0101) & ~carriageReturn
    return zeros & 0x8080_8080_8080_8080 != 0
  }

  /// The number of lines: one more than the line ends.
  public var lineCount: Int { starts.count }

  /// The line that holds the byte at `offset`; a line end belongs to the line that it ends.
  public func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return max(low, 1)
  }

  /// The bytes of a line, without its line end unless `terminated`; a line that does not exist is empty.
  public func range(ofLine line: Int, terminated: Bool = false) -> ByteRange {
    guard line >= 1, line <= starts.count else { return ByteRange(bytes.count, bytes.count) }
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] : bytes.count
    guard !terminated, line < starts.count else { return ByteRange(start, end) }
    end -= 1
    if end > start, bytes[end] == 0x0A, bytes[end - 1] == 0x0D { end -= 1 }
    return ByteRange(start, end)
  }

  /// The text of a line without its line end; invalid UTF-8 is repaired.
  public func text(ofLine line: Int) -> String {
    let range = range(ofLine: line)
    return String(decoding: bytes[range.lower..<range.upper], as: UTF8.self)
  }

  /// The line and column of the byte at `offset`; beyond the end of the file, of its end.
  public func position(at offset: Int, unit: ColumnUnit = .character) -> Position {
    let offset = min(max(offset, starts[0]), bytes.count)
    let line = line(at: offset)
    return Position(line: line, column: Self.length(bytes[starts[line - 1]..<offset], unit) + 1)
  }

  /// The offset of a place; nil when there is no such line or column. The column just past the line's text exists.
  public func offset(of position: Position, unit: ColumnUnit = .character) -> Int? {
    guard position.line >= 1, position.line <= starts.count, position.column >= 1 else { return nil }
    let range = range(ofLine: position.line)
    let units = position.column - 1
    switch unit {
    case .utf8:
      return units <= range.count ? range.lower + units : nil
    case .utf16:
      let text = text(ofLine: position.line)
      guard units <= text.utf16.count else { return nil }
      return range.lower + String(decoding: Array(text.utf16.prefix(units)), as: UTF16.self).utf8.count
    case .character:
      let text = text(ofLine: position.line)
      guard units <= text.count else { return nil }
      return range.lower + text.prefix(units).utf8.count
    }
  }

  private static func length(_ bytes: ArraySlice<UInt8>, _ unit: ColumnUnit) -> Int {
    // Of ASCII without CR every byte is one unit of any kind.
    if bytes.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) { return bytes.count }
    switch unit {
    case .utf8: return bytes.count
    case .utf16: return String(decoding: bytes, as: UTF8.self).utf16.count
    case .character: return String(decoding: bytes, as: UTF8.self).count
    }
  }
}
