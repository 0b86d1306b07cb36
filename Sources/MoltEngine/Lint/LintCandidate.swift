import MoltRules
import MoltSyntax
import MoltText

/// A place that a rule's pattern matches, before anything else is asked.
struct LintCandidate {
  let rule: LintRule
  let pattern: Pattern
  /// What the pattern says for itself.
  var texts: LintRule.OwnTexts?
  let match: PatternMatch

  /// What the hole of that name holds; nil where the pattern has none or it holds nothing.
  func capture(_ name: String) -> Range<Int>? {
    guard let number = pattern.holes.firstIndex(of: name) else { return nil }
    let range = match.captures[number]
    return range.isEmpty ? nil : range
  }
}

extension LintFile {
  /// The finding at a place that a pattern matches; nil when the rule has nothing to say there.
  func finding(of candidate: LintCandidate) -> Finding? {
    let rule = candidate.rule
    if !rule.includesTests, isTest { return nil }
    var evidence: [String] = []
    for restriction in rule.restrictions {
      guard let range = candidate.capture(restriction.hole) else { continue }
      guard satisfies(restriction, range) else { return nil }
    }
    if let use = rule.result {
      guard let proof = self.evidence(of: use, candidate.match.range) else { return nil }
      evidence.append(proof)
    }
    if !rule.types.isEmpty, !isOfType(candidate.match.range, rule.types) { return nil }
    if !rule.inside.isEmpty, !isInside(rule.inside, candidate.match.range) { return nil }
    if !rule.notInside.isEmpty, isInside(rule.notInside, candidate.match.range) { return nil }
    var verdict = CheckVerdict()
    if let name = rule.check {
      guard let check = CheckRegistry.check(named: name), let found = check.examine(candidate, in: self) else {
        return nil
      }
      verdict = found
    }
    return finding(candidate, verdict, evidence)
  }

  private func finding(_ candidate: LintCandidate, _ verdict: CheckVerdict, _ evidence: [String]) -> Finding {
    let rule = candidate.rule
    func value(_ name: String) -> String? { candidate.capture(name).map { text($0) } }
    var edits = verdict.edits
    var applicability = verdict.edits.isEmpty ? Applicability.manual : verdict.applicability
    if let template = rule.rewrite, edits.isEmpty {
      let rewrite = Rewrite(template, pattern: candidate.pattern, match: candidate.match, tokens: tokens)
      edits = rewrite.edits() ?? []
      applicability = edits.isEmpty ? .manual : rule.applicability
    }
    var lines = verdict.evidence + evidence
    if let suggestion = verdict.suggestion ?? (candidate.texts?.suggestion ?? rule.suggestion)?.filled(value) {
      lines.append(suggestion)
    }
    return Finding(
      rule: rule.id, severity: rule.severity,
      message: verdict.message ?? (candidate.texts?.message ?? rule.message).filled(value),
      range: tokens.range(of: candidate.match.range), applicability: applicability, edits: edits, evidence: lines)
  }

  private func satisfies(_ restriction: LintRule.Restriction, _ range: Range<Int>) -> Bool {
    if !restriction.kinds.isEmpty, !restriction.kinds.contains(where: { $0.includes(range, in: tokens) }) {
      return false
    }
    if !restriction.types.isEmpty, isType(endingAt: range.upperBound - 1, oneOf: restriction.types) != true {
      return false
    }
    let isTextAsked =
      !restriction.oneOf.isEmpty || !restriction.notOneOf.isEmpty || restriction.expression != nil
      || restriction.notExpression != nil
    if !isTextAsked { return true }
    let inner = bare(range)
    let value = stringValue(inner) ?? text(inner)
    if !restriction.oneOf.isEmpty, !restriction.oneOf.contains(value) { return false }
    if restriction.notOneOf.contains(value) { return false }
    let bytes = Array(value.utf8)
    if let expression = restriction.expression, !expression.isFound(in: bytes) { return false }
    if let expression = restriction.notExpression, expression.isFound(in: bytes) { return false }
    return true
  }

  /// Whether an expression's type is one of `types` or inherits from one. Where it is written, `UIFont(…)`, nothing has to be
  /// worked out.
  private func isOfType(_ range: Range<Int>, _ types: [String]) -> Bool {
    for index in range {
      if tokens.kind(index) == .leftParen { break }
      if tokens.kind(index) == .identifier, types.contains(tokens.name(index)) { return true }
    }
    return isType(endingAt: range.upperBound - 1, oneOf: types) == true
  }

  /// Whether one of the patterns matches code around the tokens.
  private func isInside(_ patterns: [Pattern], _ range: Range<Int>) -> Bool {
    var bracket = context.nesting.parent(range.lowerBound)
    var depth = 0
    while let open = bracket, depth < 100 {
      depth += 1
      var index = open - 1
      var left = 100
      while index >= 0, left > 0 {
        left -= 1
        if tokens.kind(index) == .semicolon || tokens.kind(index) == .leftBrace || tokens.kind(index) == .rightBrace {
          break
        }
        for pattern in patterns {
          guard let match = pattern.match(in: tokens, anchorAt: index) else { continue }
          if match.range.lowerBound <= range.lowerBound, match.range.upperBound >= range.upperBound { return true }
        }
        if let partner = tokens.partner(index), partner < index { index = partner }
        index -= 1
      }
      bracket = context.nesting.parent(open)
    }
    return false
  }
}
