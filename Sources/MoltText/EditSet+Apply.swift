extension EditSet {
  /// The bytes of the file after all edits.
  ///
  /// Time is linear in the bytes written. Offsets beyond the end of `bytes` are taken for its end.
  public func apply(to bytes: [UInt8]) -> [UInt8] {
    isEmpty ? bytes : apply(to: bytes, in: ByteRange(0, bytes.count))
  }

  /// The whole file with all edits applied, and where the bytes that were kept have gone, in the order written.
  public func applyRecording(to bytes: [UInt8]) -> (bytes: [UInt8], copies: [CopiedRange]) {
    var writer = EditWriter(bytes: bytes, set: self)
    writer.write(ByteRange(0, bytes.count))
    return (writer.output, writer.copies)
  }

  /// The bytes of one range of the file after the edits inside it; those that stick out are left away.
  public func apply(to bytes: [UInt8], in range: ByteRange) -> [UInt8] {
    var writer = EditWriter(bytes: bytes, set: self)
    writer.write(range)
    return writer.output
  }
}

/// Bytes of the original file that an application of edits has copied.
public struct CopiedRange: Sendable, Hashable {
  public var source: ByteRange
  /// Offset in the result of the first of them.
  public var target: Int
}

/// Writes a file with its edits applied, outermost first, following moved pieces.
///
/// It keeps its own stack: edits can lie in each other deeper than a thread's stack would bear.
private struct EditWriter {
  let bytes: [UInt8]
  let set: EditSet
  var output: [UInt8] = []
  var copies: [CopiedRange] = []

  /// A slot that is being written.
  private struct Frame {
    var slot: Int
    /// Everything of the slot before this offset is written.
    var cursor: Int
    var end: Int
    var child = 0
    /// The edit of which pieces are still to be written.
    var node: Int?
    var piece = 0
  }

  init(bytes: [UInt8], set: EditSet) {
    self.bytes = bytes
    self.set = set
  }

  mutating func write(_ range: ByteRange) {
    output.reserveCapacity(range.count + range.count / 16)
    var stack = [Frame(slot: 0, cursor: range.lower, end: min(range.upper, bytes.count))]
    while var frame = stack.popLast() {
      if let node = frame.node {
        if let inner = writePiece(of: set.nodes[node], &frame) {
          stack.append(frame)
          stack.append(Frame(slot: inner, cursor: set.slots[inner].range.lower, end: set.slots[inner].range.upper))
        } else {
          stack.append(frame)
        }
      } else if frame.child < set.slots[frame.slot].children.count {
        let child = set.slots[frame.slot].children[frame.child]
        let range = set.nodes[child].edit.range
        frame.child += 1
        if range.lower >= frame.cursor, range.upper <= frame.end {
          copy(frame.cursor, range.lower)
          frame.cursor = range.upper
          frame.node = child
          frame.piece = 0
        }
        stack.append(frame)
      } else {
        copy(frame.cursor, frame.end)
      }
    }
  }

  /// Writes the next pieces of an edit, up to one that has edits inside.
  ///
  /// - Returns: that piece's slot, or nil when the edit is done.
  private mutating func writePiece(of node: EditSet.Node, _ frame: inout Frame) -> Int? {
    while frame.piece < node.edit.pieces.count {
      let piece = node.edit.pieces[frame.piece]
      frame.piece += 1
      switch piece {
      case .text(let text): output.append(contentsOf: text.utf8)
      case .source(let range):
        if let slot = set.slot(of: node, for: range), !set.slots[slot].children.isEmpty { return slot }
        copy(range.lower, range.upper)
      }
    }
    frame.node = nil
    return nil
  }

  private mutating func copy(_ lower: Int, _ upper: Int) {
    let end = min(upper, bytes.count)
    guard lower < end else { return }
    copies.append(CopiedRange(source: ByteRange(lower, end), target: output.count))
    output.append(contentsOf: bytes[lower..<end])
  }
}
