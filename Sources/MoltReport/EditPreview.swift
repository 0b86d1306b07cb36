import MoltRules
import MoltText

/// The lines that one finding's edits change, before and after, as if nothing else were edited.
struct EditPreview {
  /// A run of lines of the file.
  struct Block {
    var lines: ClosedRange<Int>
    /// What comes in their place.
    var after: [UInt8]
    /// The lines in `after`, their ends left out.
    var afterLines: [ByteRange]

    /// The lines in `after`; invalid UTF-8 is repaired.
    var afterTexts: [String] {
      afterLines.map { String(decoding: after[$0.lower..<$0.upper], as: UTF8.self) }
    }
  }

  private(set) var blocks: [Block] = []

  init(_ edits: [Edit], in lines: LineMap) {
    if edits.isEmpty { return }
    if edits.count == 1, let after = Self.result(of: edits[0], in: lines) {
      blocks = [after]
      return
    }
    var set = EditSet()
    guard set.insert(edits) else { return }
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
      blocks.append(
        Self.block(span.first...span.last, set.apply(to: lines.bytes, in: Self.range(span.first...span.last, lines))))
    }
  }

  private static func range(_ span: ClosedRange<Int>, _ lines: LineMap) -> ByteRange {
    ByteRange(lines.range(ofLine: span.lowerBound).lower, lines.range(ofLine: span.upperBound).upper)
  }

  /// Most findings have one edit, which meets no other; nil where it makes no sense.
  private static func result(of edit: Edit, in lines: LineMap) -> Block? {
    let span = lines.line(at: edit.range.lower)...lines.line(at: edit.range.upper)
    let whole = range(span, lines)
    let bytes = lines.bytes
    guard whole.contains(edit.range), edit.range.upper <= bytes.count else { return nil }
    var after = Array(bytes[whole.lower..<edit.range.lower])
    for piece in edit.pieces {
      switch piece {
      case .text(let text): after.append(contentsOf: text.utf8)
      case .source(let range):
        guard edit.range.contains(range) else { return nil }
        after.append(contentsOf: bytes[range.lower..<range.upper])
      }
    }
    after.append(contentsOf: bytes[edit.range.upper..<whole.upper])
    return block(span, after)
  }

  private static func block(_ span: ClosedRange<Int>, _ after: [UInt8]) -> Block {
    var found: [ByteRange] = []
    var start = 0
    for index in after.indices {
      let byte = after[index]
      guard byte == 0x0A || byte == 0x0D && !(index + 1 < after.count && after[index + 1] == 0x0A) else { continue }
      let isPair = byte == 0x0A && index > start && after[index - 1] == 0x0D
      found.append(ByteRange(start, isPair ? index - 1 : index))
      start = index + 1
    }
    // Nothing at all is no line.
    if !after.isEmpty { found.append(ByteRange(start, after.count)) }
    return Block(lines: span, after: after, afterLines: found)
  }
}
