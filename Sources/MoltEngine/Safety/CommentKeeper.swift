import MoltSyntax
import MoltText

/// Sees to it that edits take along the comments in what they replace.
///
/// Rules of all kinds write calls, headers and loops anew from the tokens they know. Where a comment stands between those
/// tokens, it moves with the nearest text that the edit keeps; where no place for it is certain to be read the same, the
/// whole group of edits is refused.
struct CommentKeeper {
  /// A comment and the token after it.
  struct Entry {
    var comment: Comment
    var next: Int

    var range: ByteRange { comment.range }
    var isLine: Bool { comment.kind == .line || comment.kind == .documentationLine }
  }

  let tokens: TokenBuffer
  /// All comments of the file, in order.
  let entries: [Entry]

  init(_ tokens: TokenBuffer) {
    self.tokens = tokens
    var entries: [Entry] = []
    for index in 0..<tokens.count where tokens[index].flags.contains(.commentBefore) {
      for comment in tokens.comments(before: index) { entries.append(Entry(comment: comment, next: index)) }
    }
    self.entries = entries
  }

  /// The edits with every comment in them kept; nil when one of them would lose a comment.
  func keeping(_ edits: [Edit]) -> [Edit]? {
    var kept: [Edit] = []
    kept.reserveCapacity(edits.count)
    for edit in edits {
      guard let sound = keeping(edit) else { return nil }
      kept.append(sound)
    }
    return kept
  }

  private func keeping(_ edit: Edit) -> Edit? {
    var edit = edit
    if edit.range.isEmpty { return isOutside(edit) ? edit : nil }
    if edit.pieces.count > 1 { edit.pieces = keepingLines(edit) }
    let first = firstEntry(endingAfter: edit.range.lower)
    guard first < entries.count, entries[first].range.lower < edit.range.upper else { return startsCleanly(edit) }
    var lost: [Entry] = []
    var index = first
    while index < entries.count, entries[index].range.lower < edit.range.upper {
      let entry = entries[index]
      index += 1
      guard edit.range.contains(entry.range), let copies = copies(of: entry.range, in: edit), copies < 2 else {
        return nil
      }
      if copies == 0 { lost.append(entry) }
    }
    guard !lost.isEmpty else { return startsCleanly(edit) }
    return CommentPlacement(keeper: self, edit: edit).taking(lost).flatMap(startsCleanly)
  }

  /// How often a comment is written by an edit; nil when it is torn.
  private func copies(of comment: ByteRange, in edit: Edit) -> Int? {
    var count = 0
    for piece in edit.pieces {
      switch piece {
      case .source(let range):
        if range.contains(comment) { count += 1 } else if range.overlaps(comment) { return nil }
      case .text(let text):
        // Text that was read from the file may bring its comments with it.
        if text.utf8.count >= comment.count, text.utf8.contains(UInt8(ascii: "/")),
          text.contains(tokens.text(in: comment))
        {
          count += 1
        }
      }
    }
    return count
  }

  /// Whether an insertion lands neither inside a comment nor on the line that a comment takes to its end.
  private func isOutside(_ edit: Edit) -> Bool {
    let offset = edit.range.lower
    let index = firstEntry(endingAfter: offset - 1)
    guard index < entries.count else { return true }
    let entry = entries[index]
    if entry.range.lower < offset, offset < entry.range.upper { return false }
    return entry.range.upper == offset && entry.isLine ? beginsWithLineEnd(edit) : true
  }

  /// The edit, if it does not begin with text that a line comment just before would swallow.
  private func startsCleanly(_ edit: Edit) -> Edit? {
    let index = firstEntry(endingAfter: edit.range.lower - 1)
    guard index < entries.count, entries[index].isLine, entries[index].range.upper == edit.range.lower else {
      return edit
    }
    return beginsWithLineEnd(edit) ? edit : nil
  }

  private func beginsWithLineEnd(_ edit: Edit) -> Bool {
    let first: UInt8?
    switch edit.pieces.first {
    case .text(let text)?: first = text.utf8.first
    case .source(let range)?: first = range.isEmpty ? nil : tokens.bytes[range.lower]
    case nil: first = edit.range.upper < tokens.bytes.count ? tokens.bytes[edit.range.upper] : 10
    }
    return first == 10 || first == 13
  }

  /// The first comment that ends after an offset.
  private func firstEntry(endingAfter offset: Int) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].range.upper <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The token that starts at an offset.
  func token(startingAt offset: Int) -> Int? {
    var (low, high) = (0, tokens.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if Int(tokens[middle].start) < offset { low = middle + 1 } else { high = middle }
    }
    return Int(tokens[low].start) == offset ? low : nil
  }
}
