import MoltRules
import MoltText

/// The lines that one finding's edits change, before and after, as if nothing else were edited.
struct EditPreview {
  /// A run of lines, from the first of these numbers on.
  struct Block {
    var line: Int
    var before: [String]
    var after: [String]
  }

  private(set) var blocks: [Block] = []

  init(_ edits: [Edit], in lines: LineMap) {
    var set = EditSet()
    guard !edits.isEmpty, set.insert(edits) else { return }
    // Edits on the same or on neighbouring lines are shown together.
    var spans: [(first: Int, last: Int)] = []
    for edit in edits.sorted(by: { $0.range < $1.range }) {
      let span = (first: lines.line(at: edit.range.lower), last: lines.line(at: edit.range.upper))
      if let previous = spans.last, span.first <= previous.last + 1 {
        spans[spans.count - 1].last = max(previous.last, span.last)
      } else {
        spans.append(span)
      }
    }
    for span in spans {
      let range = ByteRange(lines.range(ofLine: span.first).lower, lines.range(ofLine: span.last).upper)
      let after = set.apply(to: lines.bytes, in: range)
      blocks.append(
        Block(
          line: span.first, before: (span.first...span.last).map { lines.text(ofLine: $0) },
          after: Self.split(after)))
    }
  }

  private static func split(_ bytes: [UInt8]) -> [String] {
    let map = LineMap(bytes)
    if map.lineCount == 1, bytes.isEmpty { return [] }
    return (1...map.lineCount).map { map.text(ofLine: $0) }
  }
}
