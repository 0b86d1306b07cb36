/// The lines in which two versions of a file differ.
///
/// Lines that occur once in both are matched first (the longest run that keeps their order); between them the shortest
/// edit script is searched (Myers), up to a bound. Beyond the bound a whole block counts as changed, so time and memory
/// stay near linear whatever the input.
public struct LineDiff: Sendable {
  /// A run of lines of the old file and the lines that stand there in the new one; either may be empty.
  public struct Change: Sendable, Hashable {
    public var old: Range<Int>
    public var new: Range<Int>

    public init(old: Range<Int>, new: Range<Int>) {
      self.old = old
      self.new = new
    }
  }

  /// Lines of each file with their line ends; lines end in LF, as for `diff`.
  public let oldLines: [ByteRange]
  public let newLines: [ByteRange]
  /// The changes by line index (from 0), in order; never adjacent.
  public let changes: [Change]

  public init(old: [UInt8], new: [UInt8]) {
    oldLines = Self.lines(of: old)
    newLines = Self.lines(of: new)
    var interner = LineInterner()
    let oldIDs = oldLines.map { interner.id(of: old[$0.lower..<$0.upper]) }
    let newIDs = newLines.map { interner.id(of: new[$0.lower..<$0.upper]) }
    var matcher = LineMatcher(old: oldIDs, new: newIDs, idCount: interner.count)
    matcher.run()
    changes = Self.changes(keptOld: matcher.keptOld, keptNew: matcher.keptNew)
  }

  private static func lines(of bytes: [UInt8]) -> [ByteRange] {
    var lines: [ByteRange] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      lines.append(ByteRange(start, index + 1))
      start = index + 1
    }
    if start < bytes.count { lines.append(ByteRange(start, bytes.count)) }
    return lines
  }

  /// Both files keep the same lines in the same order; what lies between them differs.
  private static func changes(keptOld: [Bool], keptNew: [Bool]) -> [Change] {
    var changes: [Change] = []
    var (old, new) = (0, 0)
    while old < keptOld.count || new < keptNew.count {
      let (oldStart, newStart) = (old, new)
      while old < keptOld.count, !keptOld[old] { old += 1 }
      while new < keptNew.count, !keptNew[new] { new += 1 }
      if old > oldStart || new > newStart {
        changes.append(Change(old: oldStart..<old, new: newStart..<new))
      }
      while old < keptOld.count, new < keptNew.count, keptOld[old], keptNew[new] {
        old += 1
        new += 1
      }
    }
    return changes
  }
}

/// Gives equal lines equal numbers.
private struct LineInterner {
  private var ids: [ArraySlice<UInt8>: Int] = [:]

  var count: Int { ids.count }

  mutating func id(of line: ArraySlice<UInt8>) -> Int {
    if let known = ids[line] { return known }
    ids[line] = ids.count
    return ids.count - 1
  }
}
