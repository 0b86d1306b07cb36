import MoltRules
import MoltSyntax

/// A range that measures another text than the one it is used on. Looks at the holes `TEXT` and `RANGE`.
struct OtherString: Check {
  let name = "other-string"

  func examine(_ candidate: LintCandidate, in file: LintFile) -> CheckVerdict? {
    guard let text = candidate.capture("TEXT").map({ plain($0, file) }),
      let range = candidate.capture("RANGE").map({ file.bare($0) }), let other = measured(range, file),
      let own = name(of: text, file), let strange = name(of: other, file), own != strange,
      !isRelated(text, other, file), !isRelated(other, text, file)
    else { return nil }
    var verdict = CheckVerdict()
    verdict.message = "the range is as long as '\(file.text(other))', and is used on '\(file.text(text))'"
    return verdict
  }

  /// Without parentheses and casts: `text` of `(text as String)`.
  private func plain(_ range: Range<Int>, _ file: LintFile) -> Range<Int> {
    let range = file.bare(range)
    guard let cast = range.first(where: { file.tokens.kind($0) == .kwAs }), cast > range.lowerBound else {
      return range
    }
    return file.bare(range.lowerBound..<cast)
  }

  /// The text of `NSRange(location: 0, length: text.utf16.count)`, `NSRange(text.startIndex..., in: text)`.
  private func measured(_ range: Range<Int>, _ file: LintFile) -> Range<Int>? {
    let tokens = file.tokens
    let open = range.lowerBound + 1
    guard tokens.matches(open - 1, "NSRange") || tokens.matches(open - 1, "NSMakeRange"),
      tokens.kind(open) == .leftParen, tokens.partner(open) == range.upperBound - 1,
      let call = CallShape(open: open, in: tokens), call.arguments.count == 2
    else { return nil }
    let (first, second) = (call.arguments[0].value, call.arguments[1].value)
    if let label = call.arguments[1].label, tokens.matches(label, "in") { return plain(second, file) }
    guard first.count == 1, tokens.text(first.lowerBound) == "0" else { return nil }
    var value = file.bare(second)
    guard value.count > 2, tokens.kind(value.upperBound - 2) == .period else { return nil }
    let unit = tokens.name(value.upperBound - 1)
    value = value.lowerBound..<value.upperBound - 2
    switch unit {
    case "count":
      if value.count > 2,
        tokens.matches(value.upperBound - 1, "utf16") || tokens.matches(value.upperBound - 1, "characters")
      {
        value = value.lowerBound..<value.upperBound - 2
      }
      return plain(value, file)
    // Of a text that is cast; a bare `length` may be anything's.
    case "length" where tokens.kind(value.lowerBound) == .leftParen: return plain(value, file)
    default: return nil
    }
  }

  /// The one name in `self.text`, `text!`; nil for anything longer.
  private func name(of range: Range<Int>, _ file: LintFile) -> String? {
    var name: String?
    for index in range {
      switch file.tokens.kind(index) {
      case .kwSelf, .period, .postfixExclamation, .postfixQuestion: continue
      case .identifier where name == nil: name = file.tokens.name(index)
      default: return nil
      }
    }
    return name
  }

  /// Whether the value of the first comes of the second, as far as can be seen, or can be anything.
  private func isRelated(_ one: Range<Int>, _ other: Range<Int>, _ file: LintFile) -> Bool {
    guard let place = one.last(where: { file.tokens.kind($0) == .identifier }), let name = name(of: other, file) else {
      return true
    }
    if file.parameter(named: place) != nil { return false }
    guard let binding = file.binding(of: file.tokens.name(place), at: place), let value = binding.initializer else {
      return true
    }
    if file.mentions(value, [name]) { return true }
    // What is put together elsewhere may be anything.
    return file.tokens.kind(binding.name - 1) == .kwVar
  }
}
