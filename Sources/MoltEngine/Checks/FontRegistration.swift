import MoltRules
import MoltSyntax

/// The registration of a font that nobody makes sure of. Looks at the holes `FONT` and `ERROR`.
struct FontRegistration: Check {
  let name = "font-registration"

  func examine(_ candidate: LintCandidate, in file: LintFile) -> CheckVerdict? {
    var verdict = CheckVerdict()
    if let font = candidate.capture("FONT"), let proof = forced(font, file) {
      verdict.message = "the font is unwrapped by force before it is registered; a missing or broken file crashes here"
      verdict.suggestion = "load the file, the provider and the font with `guard let`"
      verdict.evidence = [proof]
      return verdict
    }
    guard file.isUnused(candidate.match.range) else { return nil }
    if let error = candidate.capture("ERROR"), isReadLater(error, after: candidate.match.range, file) { return nil }
    verdict.evidence = ["nothing looks at the result"]
    return verdict
  }

  /// What shows that the font itself was unwrapped by force.
  private func forced(_ font: Range<Int>, _ file: LintFile) -> String? {
    if let mark = untestedMark(in: font, file) { return "'\(file.text(mark))' is unwrapped with '!'" }
    let inner = file.bare(font)
    guard inner.count == 1, let binding = file.binding(of: file.tokens.name(inner.lowerBound), at: inner.lowerBound),
      !binding.isConditional, let value = binding.initializer, let mark = untestedMark(in: value, file)
    else { return nil }
    return "'\(file.text(mark))' is unwrapped with '!' on line \(file.line(mark.upperBound - 1))"
  }

  /// The first expression in a range that is unwrapped by `!` and not tested before, its mark included.
  private func untestedMark(in range: Range<Int>, _ file: LintFile) -> Range<Int>? {
    for index in range where file.tokens.kind(index) == .postfixExclamation {
      switch file.tokens.kind(index - 1) {
      case .kwTry, .kwAs: continue
      default: break
      }
      let start = file.tokens.chainStart(endingAt: index - 1)
      if !file.isTestedForNil(start..<index, before: index) { return start..<index + 1 }
    }
    return nil
  }

  /// Whether the code after a call reads the error that it fills: `&error`, and then `if error != nil`.
  private func isReadLater(_ error: Range<Int>, after call: Range<Int>, _ file: LintFile) -> Bool {
    guard error.count == 2, file.tokens.kind(error.lowerBound) == .prefixAmpersand else { return false }
    let brace = file.context.enclosingBrace(call.lowerBound)
    let end = brace.flatMap { file.tokens.partner($0) } ?? file.tokens.count
    let places = file.places(of: file.tokens.name(error.lowerBound + 1))
    let next = LintFile.firstPosition(in: places, from: call.upperBound)
    return next < places.count && places[next] < end
  }
}
