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
  /// - Parameter project: what other files declare; nil: look at this file alone and say what more was wanted.
  public func lint(_ file: SourceFile, project: LintProject? = nil) -> Result {
    var needs: LintNeeds = []
    var bytes = file.bytes
    var applied: [(finding: Finding, applied: Bool)] = []
    for round in 0...Self.mostRounds {
      let tokens = Lexer.lex(bytes)
      let (findings, wanted) = findings(in: tokens, path: file.path, project: project)
      needs.formUnion(wanted)
      guard registry.options.fixes, round < Self.mostRounds else {
        let left = findings.map { (finding: $0, applied: false) }
        return finish(file, bytes, applied + left, needs)
      }
      var edits = EditSet()
      var mended: [(finding: Finding, applied: Bool)] = []
      let keeper = CommentKeeper(tokens)
      for finding in findings where finding.applicability == .safe && !finding.edits.isEmpty {
        if let kept = keeper.keeping(finding.edits), edits.insert(kept) { mended.append((finding, true)) }
      }
      let (next, copies) = edits.applyRecording(to: bytes)
      if next == bytes {
        return finish(file, bytes, applied + findings.map { (finding: $0, applied: false) }, needs)
      }
      let check = SafetyCheck(before: tokens, comments: keeper, after: Lexer.lex(next), copies: copies)
      if let failure = check.failure {
        let left = findings.map { (finding: $0, applied: false) }
        var result = finish(file, bytes, applied + left, needs)
        result.file.failure = failure
        return result
      }
      // Places are told as they were before the first round; later rounds are rare.
      applied += mended
      bytes = next
    }
    return finish(file, bytes, applied, needs)
  }

  private func finish(
    _ file: SourceFile, _ bytes: [UInt8], _ findings: [(finding: Finding, applied: Bool)], _ needs: LintNeeds
  ) -> Result {
    let result = FileResult(path: file.path, findings: findings, newBytes: bytes == file.bytes ? nil : bytes)
    return Result(file: result, needs: needs)
  }

  /// Everything that the rules find, by place and rule.
  private func findings(
    in tokens: TokenBuffer, path: String, project: LintProject?
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
          findings.append(finding)
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
