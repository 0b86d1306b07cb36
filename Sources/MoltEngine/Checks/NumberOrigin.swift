import MoltRules
import MoltSyntax

/// A number of one unit where the other is meant, by way of a local name: with a hole `LOCATION`, a name that was given the
/// `location` of a range; with a hole `DISTANCE`, one that was given a distance between indices of a String.
struct NumberOrigin: Check {
  let name = "number-origin"

  func examine(_ candidate: LintCandidate, in file: LintFile) -> CheckVerdict? {
    if let string = candidate.capture("STRING"), countsUnits(string, file) { return nil }
    let location = candidate.capture("LOCATION")
    guard let hole = location ?? candidate.capture("DISTANCE") else { return CheckVerdict() }
    let name = hole.lowerBound
    guard hole.count == 1, file.tokens.kind(name) == .identifier,
      let binding = file.binding(of: file.tokens.name(name), at: name), !binding.isMember, !binding.isConditional,
      let value = binding.initializer.map({ file.bare($0) }), value.count > 2, isUntouched(binding, before: name, file),
      location != nil ? isLocation(value, file) : isDistance(value, file)
    else { return nil }
    var verdict = CheckVerdict()
    verdict.evidence = ["'\(file.tokens.name(name))' is '\(file.text(value))', of line \(file.line(binding.name))"]
    return verdict
  }

  /// Whether the receiver is a view of a String that counts something else than characters, by its own name or by what it was
  /// given: `let units = text.utf16`.
  private func countsUnits(_ string: Range<Int>, _ file: LintFile) -> Bool {
    let views = ["utf16", "utf8", "unicodescalars"]
    let last = string.upperBound - 1
    let name = file.tokens.name(last).lowercased()
    if views.contains(where: { name.hasPrefix($0) || name.hasSuffix($0) }) { return true }
    guard string.count == 1, let binding = file.binding(of: file.tokens.name(last), at: last),
      let value = binding.initializer, let end = value.last
    else { return false }
    return views.contains(file.tokens.name(end).lowercased())
  }

  private func isUntouched(_ binding: LocalBinding, before place: Int, _ file: LintFile) -> Bool {
    file.tokens.kind(binding.name - 1) == .kwLet
      || file.uses(of: binding)?.allSatisfy { $0.place >= place || $0.kind != .assigned } == true
  }

  /// `(text as NSString).range(of: word).location`
  private func isLocation(_ value: Range<Int>, _ file: LintFile) -> Bool {
    let last = value.upperBound - 1
    return file.tokens.matches(last, "location") && file.tokens.kind(last - 1) == .period
      && file.tokens.chainStart(endingAt: last) == value.lowerBound
  }

  /// `text.distance(from: text.startIndex, to: index)`
  private func isDistance(_ value: Range<Int>, _ file: LintFile) -> Bool {
    let tokens = file.tokens
    guard let call = value.first(where: { tokens.matches($0, "distance") }), tokens.kind(call - 1) == .period,
      tokens.kind(call + 1) == .leftParen, tokens.partner(call + 1) == value.upperBound - 1,
      tokens.chainStart(endingAt: value.upperBound - 1) == value.lowerBound
    else { return false }
    return file.mentions(value, ["startIndex"])
      && !file.mentions(value, ["utf16", "utf8", "unicodeScalars"]) && tokens.matches(call + 2, "from")
  }
}
