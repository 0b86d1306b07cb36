import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// Lints files one after another on one thread. Rules are read when something in a file first wakes them.
public final class Linter {
  private let registry: LintRegistry
  private var compiled: [LintRule?]
  private var isCompiled: [Bool]
  /// For each anchor what it wakes; nil before it is first met.
  private var targets: [[Target]?]
  private lazy var sdk = SDKLookups(history: registry.history, from: .swift1, to: .swift5)

  init(registry: LintRegistry) {
    self.registry = registry
    compiled = Array(repeating: nil, count: registry.sources.count)
    isCompiled = Array(repeating: false, count: registry.sources.count)
    targets = Array(repeating: nil, count: registry.anchors.count)
  }

  /// More rounds of fixes than this are not made: each one has to make the code better.
  private static let mostRounds = 10

  /// What became of one file.
  public struct Result: Sendable {
    public var file: FileResult
    /// What a rule asked of other files while nobody could say.
    public var needs: LintNeeds
    /// What the file itself says of what it adds to `String`.
    public var adds: LintProject
  }

  /// Lints one file, and mends it where the options say so.
  ///
  /// - Parameters:
  ///   - project: what other files declare; nil: look at this file alone and say what more was wanted.
  ///   - scope: what the project says of its rules, and which findings are wanted.
  public func lint(_ file: SourceFile, project: LintProject? = nil, scope: FileScope = FileScope()) -> Result {
    guard file.isDocument else { return lint(source: file, project: project, scope: scope) }
    var needs: LintNeeds = []
    var result = Document(file).result(scope: scope, tellsNewPlaces: true) { snippet, scope in
      let result = lint(source: snippet, project: project, scope: scope)
      needs.formUnion(result.needs)
      return result.file
    }
    keepWantedFences(&result, of: file, scope)
    return Result(file: result, needs: needs, adds: LintProject())
  }

  /// Blocks that were left alone are told as any other finding is: if the run and the project want to hear of them.
  private func keepWantedFences(_ result: inout FileResult, of file: SourceFile, _ scope: FileScope) {
    guard result.findings.contains(where: { $0.finding.rule == Document.fenceRule }) else { return }
    let isSelected = registry.options.selects(id: Document.fenceRule, category: Document.category, isStrict: false)
    var filter = FindingFilter(scope, original: file.bytes, tokens: Lexer.lex(file.code))
    result.findings = result.findings.compactMap { item in
      guard item.finding.rule == Document.fenceRule else { return item }
      var wanted: Finding? = item.finding
      if let policy = scope.policy {
        wanted = policy.applied(to: item.finding, category: Document.category, isOnByDefault: true)
      }
      guard isSelected, let finding = wanted, filter.admits(finding) else { return nil }
      return (finding, item.applied)
    }
    result.counts.known += filter.counts.known
    result.counts.elsewhere += filter.counts.elsewhere
    result.counts.gone = max(0, result.counts.gone - filter.counts.known)
  }

  private func lint(source file: SourceFile, project: LintProject?, scope: FileScope) -> Result {
    var pass = Pass()
    var bytes = file.bytes
    var applied: [(finding: Finding, applied: Bool)] = []
    for round in 0...Self.mostRounds {
      let tokens = Lexer.lex(bytes)
      look(at: tokens, path: file.path, project: project, policy: scope.policy, &pass)
      var filter = FindingFilter(scope, original: file.bytes, tokens: tokens)
      let findings = wanted(pass.findings, tokens: tokens, filter: &filter)
      let counts = filter.counts
      guard registry.options.fixes, round < Self.mostRounds else {
        let left = findings.map { (finding: $0, applied: false) }
        return finish(file, bytes, applied + left, pass, counts)
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
        return finish(file, bytes, applied + findings.map { (finding: $0, applied: false) }, pass, counts)
      }
      let check = SafetyCheck(before: tokens, comments: keeper, after: Lexer.lex(next), copies: copies)
      if let failure = check.failure {
        let left = findings.map { (finding: $0, applied: false) }
        var result = finish(file, bytes, applied + left, pass, counts)
        result.file.failure = failure
        return result
      }
      // Places are told as they were before the first round; later rounds are rare.
      applied += mended
      bytes = next
    }
    return finish(file, bytes, applied, pass, FindingCounts())
  }

  private func finish(
    _ file: SourceFile, _ bytes: [UInt8], _ findings: [(finding: Finding, applied: Bool)], _ pass: Pass,
    _ counts: FindingCounts
  ) -> Result {
    var result = FileResult(path: file.path, findings: findings, newBytes: bytes == file.bytes ? nil : bytes)
    result.counts = counts
    return Result(file: result, needs: pass.needs, adds: pass.adds)
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

  /// What looking at a file brings.
  private struct Pass {
    /// Everything that the rules find, by place and rule.
    var findings: [Finding] = []
    var needs: LintNeeds = []
    var adds = LintProject()
  }

  private func look(
    at tokens: TokenBuffer, path: String, project: LintProject?, policy: RulePolicy?, _ pass: inout Pass
  ) {
    var file: LintFile?
    var extendsString = false
    var findings: [Finding] = []
    var seen: Set<Seen> = []
    registry.anchors.forEachAnchor(in: tokens) { token, anchor in
      if anchor == LintRegistry.extensionAnchor, tokens.matches(token + 1, "String") { extendsString = true }
      for target in targets(of: anchor) {
        guard let match = target.pattern.match(in: tokens, anchorAt: token) else { continue }
        let known =
          file
          ?? LintFile(
            path: path, tokens: tokens, sdk: sdk, project: project, version: registry.options.statedVersion)
        file = known
        let rule = target.rule
        let candidate = LintCandidate(rule: rule, pattern: target.pattern, texts: target.texts, match: match)
        let place = Seen(rule: target.number, place: match.anchor)
        guard !seen.contains(place), let finding = known.finding(of: candidate) else { continue }
        seen.insert(place)
        if let policy {
          let isOn = registry.options.isOnByDefault(rule)
          guard let kept = policy.applied(to: finding, category: rule.category, isOnByDefault: isOn) else { continue }
          findings.append(kept)
        } else {
          findings.append(finding)
        }
      }
    }
    findings.sort { $0.range != $1.range ? $0.range < $1.range : $0.rule < $1.rule }
    pass.findings = findings
    pass.needs.formUnion(file?.needs ?? [])
    if extendsString, project == nil { pass.adds = LintProject(tokens) }
  }

  private struct Seen: Hashable {
    var rule: Int
    var place: Int
  }

  /// A pattern to try at an anchor. A reference: it is looked at often and a rule is costly to copy.
  private final class Target {
    /// The number of the rule in the registry's sources.
    let number: Int
    let rule: LintRule
    let pattern: Pattern
    /// What the pattern says for itself.
    let texts: LintRule.OwnTexts?

    init(number: Int, rule: LintRule, position: Int) {
      self.number = number
      self.rule = rule
      pattern = rule.patterns[position]
      texts = rule.ownTexts[position]
    }
  }

  /// The patterns that an anchor wakes, in the order of the rules.
  private func targets(of anchor: Int) -> [Target] {
    if let known = targets[anchor] { return known }
    let text = registry.anchors.text(of: anchor)
    let found = registry.anchors.rules(of: anchor).flatMap { number -> [Target] in
      guard let rule = rule(number) else { return [] }
      return rule.patterns.indices.filter { rule.patterns[$0].anchor.elementsEqual(text) }.map {
        Target(number: number, rule: rule, position: $0)
      }
    }
    targets[anchor] = found
    return found
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
