import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// Lints files one after another on one thread. Rules are read when something in a file first wakes them.
public final class Linter {
  private let registry: LintRegistry
  private var compiled: [LintRule?]
  private var isCompiled: [Bool]
  private lazy var sdk = SDKLookups(history: registry.history, from: .swift1, to: .swift5)

  init(registry: LintRegistry) {
    self.registry = registry
    compiled = Array(repeating: nil, count: registry.sources.count)
    isCompiled = Array(repeating: false, count: registry.sources.count)
  }

  /// More rounds of fixes than this are not made: each one has to make the code better.
  private static let mostRounds = 10

  /// What became of one file.
  public struct Result: Sendable {
    public var file: FileResult
    /// What a rule asked of other files while nobody could say.
    public var needs: LintNeeds
  }

  /// Lints one file, and mends it where the options say so.
  ///
  /// - Parameters:
  ///   - project: what other files declare; nil: look at this file alone and say what more was wanted.
  ///   - scope: what the project says of its rules, and which findings are wanted.
  public func lint(_ file: SourceFile, project: LintProject? = nil, scope: FileScope = FileScope()) -> Result {
    var needs: LintNeeds = []
    var bytes = file.bytes
    var applied: [(finding: Finding, applied: Bool)] = []
    for round in 0...Self.mostRounds {
      let tokens = Lexer.lex(bytes)
      let (candidates, asked) = findings(in: tokens, path: file.path, project: project, policy: scope.policy)
      needs.formUnion(asked)
      var filter = FindingFilter(scope, original: file.bytes, tokens: tokens)
      let findings = wanted(candidates, tokens: tokens, filter: &filter)
      let counts = filter.counts
      guard registry.options.fixes, round < Self.mostRounds else {
        let left = findings.map { (finding: $0, applied: false) }
        return finish(file, bytes, applied + left, needs, counts)
      }
      var edits = EditSet()
      var mended: [(finding: Finding, applied: Bool)] = []
      let keeper = CommentKeeper(tokens)
      for finding in findings
      where finding.applicability == .safe && !finding.edits.isEmpty && finding.rule != Suppressions.unusedRule {
        if let kept = keeper.keeping(finding.edits), edits.insert(kept) { mended.append((finding, true)) }
      }
      let (next, copies) = edits.applyRecording(to: bytes)
      if next == bytes {
        // Comments are taken out last, and by themselves: no other edit may lose one.
        if let cleaned = CommentRemoval(findings, in: tokens) {
          applied += cleaned.removed.map { (finding: $0, applied: true) }
          bytes = cleaned.bytes
          continue
        }
        return finish(file, bytes, applied + findings.map { (finding: $0, applied: false) }, needs, counts)
      }
      let check = SafetyCheck(before: tokens, comments: keeper, after: Lexer.lex(next), copies: copies)
      if let failure = check.failure {
        let left = findings.map { (finding: $0, applied: false) }
        var result = finish(file, bytes, applied + left, needs, counts)
        result.file.failure = failure
        return result
      }
      // Places are told as they were before the first round; later rounds are rare.
      applied += mended
      bytes = next
    }
    return finish(file, bytes, applied, needs, FindingCounts())
  }

  private func finish(
    _ file: SourceFile, _ bytes: [UInt8], _ findings: [(finding: Finding, applied: Bool)], _ needs: LintNeeds,
    _ counts: FindingCounts
  ) -> Result {
    var result = FileResult(path: file.path, findings: findings, newBytes: bytes == file.bytes ? nil : bytes)
    result.counts = counts
    return Result(file: result, needs: needs)
  }

  /// The findings that the project wants to hear, and what is to say about the comments that suppress the others.
  private func wanted(_ candidates: [Finding], tokens: TokenBuffer, filter: inout FindingFilter) -> [Finding] {
    var suppressions = Suppressions(tokens)
    var findings: [Finding] = []
    for finding in candidates {
      if suppressions?.suppresses(finding, category: registry.category(of: finding.rule)) == true {
        filter.counts.suppressed += 1
      } else if filter.admits(finding) {
        findings.append(finding)
      }
    }
    guard let suppressions else { return findings }
    for finding in suppressions.reports(registry, policy: filter.scope.policy) where filter.admits(finding) {
      findings.append(finding)
    }
    findings.sort { $0.range != $1.range ? $0.range < $1.range : $0.rule < $1.rule }
    return findings
  }

  /// Everything that the rules find, by place and rule.
  private func findings(
    in tokens: TokenBuffer, path: String, project: LintProject?, policy: RulePolicy?
  ) -> (findings: [Finding], needs: LintNeeds) {
    var file: LintFile?
    var findings: [Finding] = []
    var seen: Set<Seen> = []
    registry.forEachAnchor(in: tokens) { token, anchor in
      for number in registry.anchors[anchor].rules {
        guard let rule = rule(number) else { continue }
        for pattern in rule.patterns where pattern.anchor == registry.anchors[anchor].text {
          guard let match = pattern.match(in: tokens, anchorAt: token) else { continue }
          let known = file ?? LintFile(path: path, tokens: tokens, sdk: sdk, project: project)
          file = known
          let candidate = LintCandidate(rule: rule, pattern: pattern, match: match)
          guard !seen.contains(Seen(rule: number, place: match.anchor)), let finding = known.finding(of: candidate)
          else {
            continue
          }
          seen.insert(Seen(rule: number, place: match.anchor))
          if let policy {
            let isOn = registry.options.isOnByDefault(rule)
            guard let kept = policy.applied(to: finding, category: rule.category, isOnByDefault: isOn) else { continue }
            findings.append(kept)
          } else {
            findings.append(finding)
          }
        }
      }
    }
    findings.sort { $0.range != $1.range ? $0.range < $1.range : $0.rule < $1.rule }
    return (findings, file?.needs ?? [])
  }

  private struct Seen: Hashable {
    var rule: Int
    var place: Int
  }

  private func rule(_ number: Int) -> LintRule? {
    if isCompiled[number] { return compiled[number] }
    isCompiled[number] = true
    var rule: LintRule?
    switch registry.sources[number] {
    case .embedded(let entry): rule = registry.library.rule(entry)
    case .user(let own): rule = own
    }
    if let version = registry.options.version, rule?.applies(to: version) == false { rule = nil }
    compiled[number] = rule
    return rule
  }
}
