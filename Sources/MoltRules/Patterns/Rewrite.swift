import MoltSyntax
import MoltText

/// The edits that turn a match into what a template says.
///
/// Where the holes keep their order, only the tokens between them are edited, so matches inside them compose and
/// comments survive.
public struct Rewrite {
  private let match: PatternMatch
  private let template: Template
  private let tokens: TokenBuffer
  private let captures: [String: Range<Int>]

  public init(_ template: Template, pattern: Pattern, match: PatternMatch, tokens: TokenBuffer) {
    self.match = match
    self.template = template
    self.tokens = tokens
    captures = Dictionary(zip(pattern.holes, match.captures)) { first, _ in first }
  }

  /// The edits; nil when they would lose a comment, empty when nothing changes.
  public func edits() -> [Edit]? {
    var texts = [""]
    var holes: [String] = []
    for (position, part) in template.parts.enumerated() {
      switch part {
      case .text(let text): texts[texts.count - 1] += text
      case .hole(let name):
        let isWrapped = needsParentheses(name, position)
        if isWrapped { texts[texts.count - 1] += "(" }
        holes.append(name)
        texts.append(isWrapped ? ")" : "")
      }
    }
    let ranges = holes.compactMap { captures[$0] }
    guard ranges.count == holes.count else { return nil }
    let isOrdered = zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }
    if isOrdered, Set(holes).count == holes.count, holes.count == captures.count { return gapEdits(texts, ranges) }
    return wholeEdit(texts, ranges)
  }

  /// Whether a captured expression would fall apart where the template puts it.
  private func needsParentheses(_ name: String, _ position: Int) -> Bool {
    guard let range = captures[name], !range.isEmpty,
      tokens.chainEnd(startingAt: range.lowerBound) < range.upperBound
    else { return false }
    var neighbours: [Character] = []
    if position > 0, case .text(let text) = template.parts[position - 1] {
      neighbours += text.last { $0 != " " }.map { [$0] } ?? []
    }
    if position + 1 < template.parts.count, case .text(let text) = template.parts[position + 1] {
      neighbours += text.first { $0 != " " }.map { [$0] } ?? []
      if let first = text.first, ".!?[(".contains(first) { return true }
    }
    return neighbours.contains { "+-*/%<>=&|^~?!".contains($0) }
  }

  // Holes in their order

  private func gapEdits(_ texts: [String], _ ranges: [Range<Int>]) -> [Edit] {
    var edits: [Edit] = []
    var start = match.range.lowerBound
    for (position, text) in texts.enumerated() {
      let end = position < ranges.count ? ranges[position].lowerBound : match.range.upperBound
      edits += gapEdits(start..<end, text, isFirst: position == 0, isLast: position == ranges.count)
      if position < ranges.count { start = ranges[position].upperBound }
    }
    return edits
  }

  private func gapEdits(_ old: Range<Int>, _ text: String, isFirst: Bool, isLast: Bool) -> [Edit] {
    let new = Lexer.lex(Array(text.utf8))
    var (oldEnd, newEnd) = (old.count, new.count - 1)
    while oldEnd > 0, newEnd > 0, same(old.lowerBound + oldEnd - 1, newEnd - 1, new) {
      oldEnd -= 1
      newEnd -= 1
    }
    var first = 0
    while first < oldEnd, first < newEnd, same(old.lowerBound + first, first, new) { first += 1 }
    if oldEnd == first, newEnd == first { return [] }
    let middle = old.lowerBound + first..<old.lowerBound + oldEnd
    let hasNeighbours = (!isFirst || first > 0, !isLast || oldEnd < old.count)
    return edits(middle, new, first..<newEnd, hasNeighbours)
  }

  /// The edits that put `range` of the new tokens in the place of the old ones. White space beside them is the template's,
  /// unless a line ends or a comment stands there.
  private func edits(
    _ old: Range<Int>, _ new: TokenBuffer, _ range: Range<Int>, _ hasNeighbours: (before: Bool, after: Bool)
  ) -> [Edit] {
    var lower = Int(tokens[old.lowerBound].start)
    var upper = old.isEmpty ? lower : Int(tokens[old.upperBound - 1].end)
    var (from, to) = (Int(new[range.lowerBound].start), Int(new[max(range.upperBound, 1) - 1].end))
    if range.isEmpty { (from, to) = (range.lowerBound > 0 ? Int(new[range.lowerBound - 1].end) : 0, 0) }
    if range.isEmpty { to = from }
    var isBound = false
    if hasNeighbours.before {
      let end = Int(tokens[old.lowerBound - 1].end)
      if old.isEmpty || isBlank(end, lower) {
        lower = end
        if old.isEmpty { upper = end }
        from = range.lowerBound > 0 ? Int(new[range.lowerBound - 1].end) : 0
        isBound = true
      }
    }
    if hasNeighbours.after, !old.isEmpty || !hasNeighbours.before {
      let start = Int(tokens[old.upperBound].start)
      if isBlank(upper, start) {
        upper = start
        to = range.upperBound < new.count - 1 ? Int(new[range.upperBound].start) : new.bytes.count
      }
    }
    let text = new.text(in: ByteRange(min(from, to), max(from, to)))
    if lower == upper { return [.insert(text, at: lower, affinity: isBound ? .previous : .next)] }
    let hasComment = old.dropFirst().contains { tokens[$0].flags.contains(.commentBefore) }
    if !hasComment { return [Edit(ByteRange(lower, upper), text)] }
    return [Edit(ByteRange(lower, Int(tokens[old.lowerBound].end)), text)]
      + old.dropFirst().map { Edit(tokens.range($0), "") }
  }

  /// Whether nothing but blanks of one line stand between two places.
  private func isBlank(_ start: Int, _ end: Int) -> Bool {
    start <= end && tokens.bytes[start..<end].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  private func same(_ index: Int, _ other: Int, _ new: TokenBuffer) -> Bool { tokens.text(index) == new.text(other) }

  // Holes that move

  private func wholeEdit(_ texts: [String], _ ranges: [Range<Int>]) -> [Edit]? {
    let inside = ranges.map { $0.lowerBound + 1..<max($0.upperBound, $0.lowerBound + 1) }
    for index in match.range.dropFirst() where tokens[index].flags.contains(.commentBefore) {
      guard inside.contains(where: { $0.contains(index) }) else { return nil }
    }
    var pieces: [Edit.Piece] = []
    for (position, text) in texts.enumerated() {
      if !text.isEmpty { pieces.append(.text(text)) }
      if position < ranges.count, !ranges[position].isEmpty {
        pieces.append(.source(tokens.range(of: ranges[position])))
      }
    }
    return [Edit(tokens.range(of: match.range), pieces: pieces)]
  }
}
