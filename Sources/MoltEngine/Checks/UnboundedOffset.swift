import MoltRules
import MoltSyntax

/// An index that is moved without a limit. Looks at the holes `STRING`, `INDEX` and `OFFSET`.
struct UnboundedOffset: Check {
  let name = "unbounded-offset"

  func examine(_ candidate: LintCandidate, in file: LintFile) -> CheckVerdict? {
    guard let offset = candidate.capture("OFFSET") else { return nil }
    if let index = candidate.capture("INDEX"), isOfMatch(index, offset, file) { return nil }
    let place = candidate.match.range.lowerBound
    var receiver = candidate.capture("STRING")
    if receiver == nil, let index = candidate.capture("INDEX") {
      guard let string = owner(of: index, file) else {
        // Without a receiver it is a method of `self`; an index of something unknown says nothing.
        return isOfSelf(candidate, index, file) && file.isInStringExtension(place)
          && !file.isBounded(offset, of: file.counted(nil), at: place) ? CheckVerdict() : nil
      }
      receiver = string
    }
    // Types cost the most, so they are asked for last.
    guard let receiver, !file.isBounded(offset, of: file.counted(receiver), at: place),
      !isKnownNotToBeString(receiver, file)
    else { return nil }
    return CheckVerdict()
  }

  private func isKnownNotToBeString(_ string: Range<Int>, _ file: LintFile) -> Bool {
    if file.tokens.kind(string.upperBound - 1) == .kwSelf { return !file.isInStringExtension(string.lowerBound) }
    if file.tokens.matches(string.upperBound - 1, "characters") { return false }
    return file.isKnownString(endingAt: string.upperBound - 1) == false
  }

  /// `text` of `text.startIndex`, of a name for it too.
  private func owner(of index: Range<Int>, _ file: LintFile) -> Range<Int>? {
    let tokens = file.tokens
    let inner = file.bare(index)
    let last = inner.upperBound - 1
    if tokens.matches(last, "startIndex") || tokens.matches(last, "endIndex") {
      return inner.count > 2 && tokens.kind(last - 1) == .period ? inner.lowerBound..<last - 1 : nil
    }
    guard inner.count == 1, let value = file.binding(of: tokens.name(last), at: last)?.initializer,
      !value.contains(last)
    else { return nil }
    return owner(of: value, file)
  }

  /// What a search found, moved by a number: `found.lowerBound`, `if let place = …`. It was searched for that.
  private func isOfMatch(_ index: Range<Int>, _ offset: Range<Int>, _ file: LintFile) -> Bool {
    guard ExpressionKind.integer.includes(offset, in: file.tokens) else { return false }
    let last = index.upperBound - 1
    if file.tokens.matches(last, "lowerBound"), offset.count == 1 { return true }
    return index.count == 1 && file.tokens.kind(last) == .identifier
      && file.binding(of: file.tokens.name(last), at: last)?.isConditional == true
  }

  private func isOfSelf(_ candidate: LintCandidate, _ index: Range<Int>, _ file: LintFile) -> Bool {
    let last = index.upperBound - 1
    let isEdge = file.tokens.matches(last, "startIndex") || file.tokens.matches(last, "endIndex")
    return isEdge || file.tokens.matches(candidate.match.range.lowerBound, "index")
  }
}
