import MoltSyntax
import MoltText

/// Finds places in the new text of one edit for the comments that it would lose.
struct CommentPlacement {
  let keeper: CommentKeeper
  let edit: Edit
  private var output: [Edit.Piece] = []

  init(keeper: CommentKeeper, edit: Edit) {
    self.keeper = keeper
    self.edit = edit
  }

  private var tokens: TokenBuffer { keeper.tokens }

  /// The edit with the comments in it; nil when one has no place where it surely changes nothing.
  func taking(_ lost: [CommentKeeper.Entry]) -> Edit? {
    var before: [Int: [CommentKeeper.Entry]] = [:]
    var after: [Int: [CommentKeeper.Entry]] = [:]
    for entry in lost {
      let (previous, next) = neighbours(of: entry.range)
      if let next, leads(entry) || previous == nil {
        before[next, default: []].append(entry)
      } else {
        // Without a kept range around it, a comment goes to the end.
        after[previous ?? edit.pieces.count, default: []].append(entry)
      }
    }
    var placement = self
    for (index, piece) in edit.pieces.enumerated() {
      if let entries = before[index], !placement.lead(entries, to: piece) { return nil }
      placement.output.append(piece)
      if let entries = after[index], !placement.trail(entries, after: piece, position: index) { return nil }
    }
    if let entries = after[edit.pieces.count], !placement.trail(entries, after: nil, position: edit.pieces.count) {
      return nil
    }
    return Edit(edit.range, pieces: placement.output, affinity: edit.affinity)
  }

  /// The kept ranges nearest to a comment in the old text, as positions among the pieces.
  private func neighbours(of comment: ByteRange) -> (previous: Int?, next: Int?) {
    var previous: (position: Int, edge: Int)?
    var next: (position: Int, edge: Int)?
    for (position, piece) in edit.pieces.enumerated() {
      guard case .source(let range) = piece, !range.isEmpty else { continue }
      if range.upper <= comment.lower, previous.map({ $0.edge < range.upper }) ?? true {
        previous = (position, range.upper)
      }
      if range.lower >= comment.upper, next.map({ $0.edge > range.lower }) ?? true { next = (position, range.lower) }
    }
    return (previous?.position, next?.position)
  }

  /// Whether a comment speaks of what follows it: after an opening bracket, a comma or a colon.
  private func leads(_ entry: CommentKeeper.Entry) -> Bool {
    switch tokens.kind(entry.next - 1) {
    case .leftParen, .leftBracket, .leftBrace, .comma, .colon, .equal, .semicolon, .infixOperator, .arrow: return true
    default: return false
    }
  }

  // Before a kept range

  private mutating func lead(_ entries: [CommentKeeper.Entry], to piece: Edit.Piece) -> Bool {
    guard case .source(let range) = piece, let first = entries.first, isOpenBefore else { return false }
    if entries.allSatisfy({ $0.next == first.next }), tokens.range(first.next).lower == range.lower {
      let gap = ByteRange(first.range.lower, range.lower)
      guard !hasLineEnd(gap) || mayBreakHere else { return false }
      output.append(.source(gap))
      return true
    }
    for entry in entries {
      guard !hasLineEnd(entry.range), !entry.isLine else { return false }
      output += [.source(entry.range), .text(" ")]
    }
    return true
  }

  /// Whether white space may stand at the end of what is written so far.
  private var isOpenBefore: Bool {
    if let last = output.last {
      guard case .text(let text) = last, let byte = text.utf8.last else { return true }
      return " (,[:{=".utf8.contains(byte)
    }
    let previous = tokenBeforeEdit
    guard tokens.range(previous).upper == edit.range.lower else { return true }
    switch tokens.kind(previous) {
    case .prefixOperator, .prefixAmpersand, .infixOperator, .period, .atSign, .pound, .backslash: return false
    default: return true
    }
  }

  /// Whether a line may end after what is written so far.
  private var mayBreakHere: Bool {
    if let last = output.last {
      guard case .text(let text) = last, let byte = text.utf8.last(where: { $0 != 32 }) else { return false }
      return "(,[:{=".utf8.contains(byte)
    }
    let previous = tokenBeforeEdit
    guard let first = keeper.token(startingAt: edit.range.lower) else { return false }
    if tokens.startsLine(first) { return true }
    switch tokens.kind(previous) {
    case .equal, .leftParen, .leftBracket, .leftBrace, .comma, .colon, .infixOperator, .semicolon: return true
    default: return false
    }
  }

  private var tokenBeforeEdit: Int {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens.end(middle) <= edit.range.lower { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  // After a kept range, or at the end

  private mutating func trail(_ entries: [CommentKeeper.Entry], after piece: Edit.Piece?, position: Int) -> Bool {
    guard let first = entries.first, let last = entries.last else { return true }
    let isEnd = position >= edit.pieces.count - 1
    let breaks = last.isLine && !(isEnd && isLineEnd(after: edit.range.upper))
    guard isEnd ? endsSafely(breaking: breaks) : goesOn(position + 1, breaking: breaks) else { return false }
    let isOneGap = entries.allSatisfy { $0.next == first.next }
    if case .source(let range)? = piece, isOneGap, tokens.end(first.next - 1) == range.upper {
      let gap = ByteRange(range.upper, last.range.upper)
      guard !hasLineEnd(gap) || mayBreakAfter(position, isEnd: isEnd) else { return false }
      output.append(.source(gap))
    } else if output.isEmpty {
      guard isOpenBefore else { return false }
      for entry in entries.dropLast() where entry.isLine || hasLineEnd(entry.range) { return false }
      let needsSpace = edit.range.lower > 0 && !" \t\n\r([{".utf8.contains(tokens.bytes[edit.range.lower - 1])
      for (place, entry) in entries.enumerated() {
        if place > 0 || needsSpace { output.append(.text(" ")) }
        output.append(.source(entry.range))
      }
      let next = edit.range.upper < tokens.bytes.count ? tokens.bytes[edit.range.upper] : 32
      if !last.isLine, !" \t\n\r)]},;:.".utf8.contains(next) { output.append(.text(" ")) }
    } else {
      for entry in entries {
        guard !hasLineEnd(entry.range), !entry.isLine || entry.next == last.next && entry.range == last.range else {
          return false
        }
        output += [.text(" "), .source(entry.range)]
      }
    }
    if breaks {
      // The line end after the comment, with the indentation of what followed.
      let rest = ByteRange(last.range.upper, tokens.start(last.next))
      guard hasLineEnd(rest), edit.range.contains(rest) else { return false }
      output.append(.source(rest))
    }
    return true
  }

  /// Whether the new text after a comment can be read with white space before it.
  private func goesOn(_ position: Int, breaking: Bool) -> Bool {
    guard case .text(let text) = edit.pieces[position], let byte = text.utf8.first else { return false }
    return (breaking ? ".,)]:" : " .,)]:;([{").utf8.contains(byte)
  }

  private func mayBreakAfter(_ position: Int, isEnd: Bool) -> Bool {
    isEnd ? endsSafely(breaking: true) : goesOn(position + 1, breaking: true)
  }

  /// Whether what follows the edit can be read with white space, or with a line end, before it.
  private func endsSafely(breaking: Bool) -> Bool {
    var (low, high) = (0, tokens.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if tokens.start(middle) < edit.range.upper { low = middle + 1 } else { high = middle }
    }
    switch tokens.kind(low) {
    case .rightParen, .rightBracket, .comma, .period, .arrow, .colon, .rightBrace, .endOfFile: return true
    case .postfixQuestion, .postfixExclamation, .postfixOperator, .leftParen, .leftBracket: return false
    case .infixOperator, .infixQuestion, .equal, .prefixOperator:
      return tokens.start(low) > edit.range.upper && (!breaking || tokens.kind(low) != .prefixOperator)
    default: return !breaking || tokens.startsLine(low)
    }
  }

  private func isLineEnd(after offset: Int) -> Bool {
    var offset = offset
    while offset < tokens.bytes.count, tokens.bytes[offset] == 32 || tokens.bytes[offset] == 9 { offset += 1 }
    return offset >= tokens.bytes.count || tokens.bytes[offset] == 10 || tokens.bytes[offset] == 13
  }

  private func hasLineEnd(_ range: ByteRange) -> Bool {
    tokens.bytes[range.lower..<range.upper].contains { $0 == 10 || $0 == 13 }
  }
}
