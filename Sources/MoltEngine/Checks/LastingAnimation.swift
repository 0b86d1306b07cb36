import MoltRules
import MoltSyntax

/// An animation that ends, stays, and leaves the layer with its old value. Looks at the hole `ANIMATION`.
struct LastingAnimation: Check {
  let name = "lasting-animation"

  private static let forwards: Set<String> = [
    "forwards", "both", "kCAFillModeForwards", "kCAFillModeBoth", "Forwards", "Both",
  ]
  private static let endless: Set<String> = [
    "infinity", "greatestFiniteMagnitude", "HUGE", "HUGE_VALF", "HUGE_VAL", "MAXFLOAT", "FLT_MAX", "max",
  ]

  func examine(_ candidate: LintCandidate, in file: LintFile) -> CheckVerdict? {
    let tokens = file.tokens
    guard let animation = candidate.capture("ANIMATION") else { return nil }
    let body = file.functionBody(around: candidate.match.anchor)
    guard let mode = value(of: ["fillMode"], on: animation, body, file), file.mentions(mode, Self.forwards) else {
      return nil
    }
    if let count = value(of: ["repeatCount", "repeatDuration"], on: animation, body, file),
      file.mentions(count, Self.endless)
    {
      return nil
    }
    // The property that the animation moves, set by itself.
    for index in body where tokens.matches(index, "keyPath") && tokens.kind(index + 1) == .colon {
      let word = keyPath(index + 2, file)
      if word.isEmpty || file.places(of: word).contains(where: { isAssigned($0, body, tokens) }) { return nil }
    }
    return CheckVerdict()
  }

  /// What the body assigns to a property of the animation.
  private func value(
    of names: Set<String>, on animation: Range<Int>, _ body: Range<Int>, _ file: LintFile
  ) -> Range<Int>? {
    let tokens = file.tokens
    for index in body {
      guard tokens.kind(index) == .identifier, names.contains(tokens.name(index)), tokens.kind(index + 1) == .equal,
        tokens.kind(index - 1) == .period, index - 1 - animation.count >= 0,
        file.text(index - 1 - animation.count..<index - 1) == file.text(animation)
      else { continue }
      let statement = file.context.statement(around: index)
      return index + 2..<max(index + 2, statement.upperBound)
    }
    return nil
  }

  /// The first word of the key path that stands at a token: `transform` of `"transform.scale"`; empty where it is no literal.
  private func keyPath(_ index: Int, _ file: LintFile) -> String {
    let tokens = file.tokens
    if tokens.kind(index) == .poundWord, let close = tokens.partner(index + 1) {
      return tokens.name(close - 1)
    }
    guard let end = tokens.partner(index), let text = file.stringValue(index..<end + 1) else { return "" }
    return String(text.prefix { $0 != "." })
  }

  /// `layer.opacity = 1`, `view.transform = …`
  private func isAssigned(_ index: Int, _ body: Range<Int>, _ tokens: TokenBuffer) -> Bool {
    guard body.contains(index), tokens.kind(index - 1) == .period else { return false }
    var next = index + 1
    while tokens.kind(next) == .period { next += 2 }
    return tokens.kind(next) == .equal
  }
}
