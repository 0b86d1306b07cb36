import MoltText

/// Some of the lines of a file, counted from 1; lines end in LF, as git counts them.
public struct ChangedLines: Sendable, Equatable {
  /// In order, apart from each other.
  public private(set) var ranges: [Range<Int>]

  /// - Parameter ranges: in the order of the lines.
  public init(_ ranges: [Range<Int>]) { self.ranges = ranges.filter { !$0.isEmpty } }

  /// All lines of a file, however many.
  public static let all = ChangedLines([1..<Int.max])

  /// Whether one of the lines is among them.
  public func overlaps(_ lines: ClosedRange<Int>) -> Bool {
    ranges.contains { $0.lowerBound <= lines.upperBound && lines.lowerBound < $0.upperBound }
  }

  /// The same lines of a text that begins at that line of the file.
  func from(line: Int) -> ChangedLines {
    if self == .all { return self }
    return ChangedLines(
      ranges.filter { $0.upperBound > line }.map { max(1, $0.lowerBound - line + 1)..<$0.upperBound - line + 1 })
  }

  /// The same lines after an edit: lines that the edit wrote belong to them.
  func moved(from old: [UInt8], to new: [UInt8]) -> ChangedLines {
    if old == new || self == .all { return self }
    let diff = LineDiff(old: old, new: new)
    var moved: [Range<Int>] = []
    var (oldLine, newLine) = (0, 0)
    /// Lines that both files have, from `oldLine` up to `end`.
    func keep(upTo end: Int) {
      for range in ranges {
        let lower = max(range.lowerBound - 1, oldLine)
        let upper = min(range.upperBound - 1, end)
        if lower < upper { moved.append(lower - oldLine + newLine + 1..<upper - oldLine + newLine + 1) }
      }
    }
    for change in diff.changes {
      keep(upTo: change.old.lowerBound)
      if !change.new.isEmpty { moved.append(change.new.lowerBound + 1..<change.new.upperBound + 1) }
      (oldLine, newLine) = (change.old.upperBound, change.new.upperBound)
    }
    keep(upTo: diff.oldLines.count)
    return ChangedLines(moved)
  }
}

/// The lines of a file as git counts them.
struct LineStarts {
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == 10 { starts.append(index + 1) }
    self.starts = starts
  }

  /// The line of a byte, counted from 1.
  func line(at offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return max(low, 1)
  }

  /// The lines that a range touches.
  func lines(of range: ByteRange) -> ClosedRange<Int> {
    let first = line(at: range.lower)
    return first...max(first, line(at: max(range.lower, range.upper - 1)))
  }
}
