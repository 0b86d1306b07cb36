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
      edits += gapEdits(start..<end, text, isFirst: position == 0)
      if position < ranges.count { start = ranges[position].upperBound }
    }
    return edits
  }

  private func gapEdits(_ old: Range<Int>, _ text: String, isFirst: Bool) -> [Edit] {
    let new = Lexer.lex(Array(text.utf8))
    var first = 0
    while first < old.count, first < new.count - 1, same(old.lowerBound + first, first, new) { first += 1 }
    var (oldEnd, newEnd) = (old.count, new.count - 1)
    while oldEnd > first, newEnd > first, same(old.lowerBound + oldEnd - 1, newEnd - 1, new) {
      oldEnd -= 1
      newEnd -= 1
    }
    if oldEnd == first, newEnd == first { return [] }
    let (lower, upper) = (old.lowerBound + first, old.lowerBound + oldEnd)
    guard oldEnd > first else { return [insertion(lower, new, first..<newEnd, isFirst: isFirst && first == 0)] }
    let replacement = newEnd > first ? new.text(in: new.range(of: first..<newEnd)) : ""
    let hasComment = (lower + 1..<max(upper, lower + 1)).contains { tokens[$0].flags.contains(.commentBefore) }
    if !hasComment { return [Edit(tokens.range(of: lower..<upper), replacement)] }
    return [Edit(tokens.range(lower), replacement)] + (lower + 1..<upper).map { Edit(tokens.range($0), "") }
  }

  private func insertion(_ place: Int, _ new: TokenBuffer, _ range: Range<Int>, isFirst: Bool) -> Edit {
    if isFirst {
      let end = range.upperBound < new.count - 1 ? Int(new[range.upperBound].start) : new.bytes.count
      let text = new.text(in: ByteRange(Int(new[range.lowerBound].start), end))
      return .insert(text, at: Int(tokens[place].start), affinity: .next)
    }
    let start = range.lowerBound > 0 ? Int(new[range.lowerBound - 1].end) : 0
    let text = new.text(in: ByteRange(start, Int(new[range.upperBound - 1].end)))
    return .insert(text, at: Int(tokens[place - 1].end), affinity: .previous)
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
