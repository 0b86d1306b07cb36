import MoltText
import Testing

@testable import MoltEngine

@Suite struct ChangedLinesTests {
  private func moved(_ ranges: [Range<Int>], _ old: String, _ new: String) -> [Range<Int>] {
    ChangedLines(ranges).moved(from: Array(old.utf8), to: Array(new.utf8)).ranges
  }

  @Test func overlap() {
    let lines = ChangedLines([3..<5, 8..<9])
    #expect(lines.overlaps(4...4) && lines.overlaps(1...3) && lines.overlaps(8...20))
    #expect(!lines.overlaps(1...2) && !lines.overlaps(5...7) && !lines.overlaps(9...9))
    #expect(ChangedLines.all.overlaps(1...1) && !ChangedLines([]).overlaps(1...1))
  }

  /// A fix takes away two lines before the changed one.
  @Test func linesMoveWithEdits() {
    #expect(moved([4..<5], "a\nb\nc\nd\n", "c\nd\n") == [2..<3])
    #expect(moved([1..<2], "a\nb\n", "a\nb\n") == [1..<2])
    #expect(moved([1..<2, 4..<5], "a\nb\nc\nd\n", "a\nx\nb\nc\nd\n") == [1..<2, 2..<3, 5..<6])
  }

  /// What a fix writes belongs to the change that it mends.
  @Test func newLinesAreChanged() {
    #expect(moved([2..<3], "a\nb\nc\n", "a\nB1\nB2\nc\n") == [2..<4])
  }

  @Test func linesOfARange() {
    let starts = LineStarts(Array("a\nbb\r\nc".utf8))
    #expect(starts.lines(of: ByteRange(0, 1)) == 1...1)
    #expect(starts.lines(of: ByteRange(0, 3)) == 1...2)
    #expect(starts.lines(of: ByteRange(2, 2)) == 2...2)
    #expect(starts.lines(of: ByteRange(6, 7)) == 3...3)
  }
}
