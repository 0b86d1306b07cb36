import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// Migrates files one after another on one thread.
public final class Worker {
  private let options: MigrationOptions
  private let catalog: Catalog
  private let facts: RewriterFacts
  private let rewriters: RewriterRegistry
  /// Migrates the snippets of documents; made when there is a document.
  private lazy var snippets = Worker(snippetsOf: migrator)
  private let migrator: Migrator

  convenience init(migrator: Migrator) {
    self.init(migrator: migrator, index: migrator.index, facts: migrator.facts)
  }

  private convenience init(snippetsOf migrator: Migrator) {
    self.init(migrator: migrator, index: migrator.documents.index, facts: migrator.documents.facts)
  }

  private init(migrator: Migrator, index: ProjectIndex, facts: RewriterFacts) {
    self.migrator = migrator
    options = migrator.options
    self.facts = facts
    rewriters = migrator.rewriters
    let sdk = SDKLookups(
      history: migrator.history, from: migrator.options.from.column, to: migrator.options.to.column)
    catalog = Catalog(sdk: sdk, index: index)
  }

  /// Migrates one file; never fails, see `FileResult.failure`. Of a document, the Swift in it.
  ///
  /// - Parameter policy: what the project says of its rules; nil: nothing.
  public func migrate(_ file: SourceFile, policy: RulePolicy? = nil) -> FileResult {
    guard file.isDocument else { return migrate(source: file, policy: policy) }
    var scope = FileScope()
    scope.policy = policy
    return Document(file).result(scope: scope) { snippets.migrate(source: $0, policy: $1.policy) }
  }

  private func migrate(source file: SourceFile, policy: RulePolicy?) -> FileResult {
    let tokens = Lexer.lex(file.bytes)
    let collector = FindingCollector()
    let walker = BodyWalker(tokens: tokens, catalog: catalog, sink: collector, path: file.path)
    walker.walk()
    let context = RewriterContext(
      tokens: tokens, from: options.from, to: options.to, facts: facts, headers: walker.headers)
    let found = collector.findings.filter { !context.regions.isForOlder(than: options.to, at: $0.range.lower) }
    // The API's edits come first: where both want a place, the signature that the SDK prescribes is the right one.
    var rewritten = withoutRepeated(rewriters.run(over: context) + facts.keys.findings(in: context), after: found)
    // What the SDK calls is the SDK's to say, whoever else calls it too.
    rewritten.removeAll { $0.rule == "discardable-result" && walker.governedNames.contains($0.range.lower) }
    let (findings, counts) = wanted(found + rewritten, tokens: tokens, policy: policy)
    var result: FileResult
    if walker.isTooDeep {
      // Edits to what could be read would bring a second run deeper than the first.
      result = FileResult(
        path: file.path, findings: findings.sorted { $0.range < $1.range }.map { ($0, false) }, newBytes: nil,
        failure: findings.contains { !$0.edits.isEmpty } ? "it is nested too deeply to be followed" : nil)
    } else {
      result = finish(file, tokens: tokens, findings: findings)
    }
    result.counts = counts
    return result
  }

  /// What the rewriters found and the walk, which knows types, has not found under the same rule at the same place.
  private func withoutRepeated(_ findings: [Finding], after found: [Finding]) -> [Finding] {
    let rules = [BodyWalker.closureLabels, TypedKeyFlow.rule]
    let known = rules.map { rule in Set(found.lazy.filter { $0.rule == rule }.map(\.range.lower)) }
    if known.allSatisfy(\.isEmpty) { return findings }
    return findings.filter { finding in
      !zip(rules, known).contains { $0 == finding.rule && $1.contains(finding.range.lower) }
    }
  }

  /// The findings that the project and its comments leave.
  private func wanted(
    _ findings: [Finding], tokens: TokenBuffer, policy: RulePolicy?
  ) -> ([Finding], FindingCounts) {
    var counts = FindingCounts()
    var suppressions = Suppressions(tokens)
    if suppressions == nil, policy == nil { return (findings, counts) }
    let left = findings.compactMap { finding -> Finding? in
      let category = MigrationRules.category(of: finding.rule)
      guard let finding = policy.map({ $0.applied(to: finding, category: category, isOnByDefault: true) }) ?? finding
      else { return nil }
      guard suppressions?.suppresses(finding, category: category) == true else { return finding }
      counts.suppressed += 1
      return nil
    }
    return (left, counts)
  }

  /// Edits that write a whole construct anew come before those inside it, the widest first; the others in the order of
  /// their places, so that a call's label stands outside what is put around its argument.
  ///
  /// - Returns: positions in `findings`; a file may have a finding in every line, so they are not copied.
  private static func outerFirst(_ findings: [Finding]) -> [Int] {
    let extents = findings.map { finding in
      let extent = finding.edits.reduce(0) { max($0, $1.range.count) }
      return extent > finding.range.count ? extent : 0
    }
    return findings.indices.sorted { one, two in
      if extents[one] != extents[two] { return extents[one] > extents[two] }
      let (left, right) = (findings[one].range.lower, findings[two].range.lower)
      return left != right ? left < right : one < two
    }
  }

  /// Applies what may be applied and checks that the result holds together.
  private func finish(_ file: SourceFile, tokens: TokenBuffer, findings: [Finding]) -> FileResult {
    var edits = EditSet()
    var results = findings.map { (finding: $0, applied: false) }
    let keeper = CommentKeeper(tokens)
    var refused: [Int] = []
    for position in Self.outerFirst(findings) where !findings[position].edits.isEmpty {
      let finding = findings[position]
      guard let kept = keeper.keeping(finding.edits) else {
        results[position].finding.applicability = .manual
        results[position].finding.edits = []
        results[position].finding.evidence.append("it would lose a comment")
        continue
      }
      if kept != finding.edits { results[position].finding.edits = kept }
      let isWanted =
        finding.applicability >= (options.safeOnly ? .safe : .likely) && options.allows(finding.rule)
      results[position].applied = isWanted && edits.insert(kept)
      if isWanted, !results[position].applied { refused.append(position) }
    }
    dropCovered(refused, from: &results)
    results.sort { left, right in
      let (one, two) = (left.finding, right.finding)
      return one.range != two.range ? one.range < two.range : one.rule < two.rule
    }
    let (bytes, copies) = edits.isEmpty ? (file.bytes, []) : edits.applyRecording(to: file.bytes)
    if bytes == file.bytes {
      return marked(FileResult(path: file.path, findings: results, newBytes: nil), file, copies: [])
    }
    let check = SafetyCheck(before: tokens, comments: keeper, after: Lexer.lex(bytes), copies: copies)
    if let failure = check.failure {
      for position in results.indices { results[position].applied = false }
      return FileResult(path: file.path, findings: results, newBytes: nil, failure: failure)
    }
    return marked(FileResult(path: file.path, findings: results, newBytes: bytes), file, copies: copies)
  }

  /// Leaves out the refused findings whose every edit lies in what an applied edit writes anew: nothing is left to do there.
  private func dropCovered(_ refused: [Int], from results: inout [(finding: Finding, applied: Bool)]) {
    if refused.isEmpty { return }
    let applied = results.lazy.filter(\.applied).flatMap(\.finding.edits).map(\.range).filter { $0.count > 0 }
      .sorted { $0.lower < $1.lower }
    var covered: Set<Int> = []
    for position in refused {
      let isCovered = results[position].finding.edits.allSatisfy { edit in
        // An insertion at the edge stays beside the new text.
        let room = edit.range.count > 0 ? 0 : 1
        return applied.contains { $0.lower + room <= edit.range.lower && edit.range.upper + room <= $0.upper }
      }
      if isCovered { covered.insert(position) }
    }
    results = results.indices.filter { !covered.contains($0) }.map { results[$0] }
  }

  private func marked(_ result: FileResult, _ file: SourceFile, copies: [CopiedRange]) -> FileResult {
    guard options.marks else { return result }
    var allowed = result
    allowed.findings.removeAll { !options.allows($0.finding.rule) }
    var marked = result
    marked.newBytes = allowed.marked(file.bytes, copies: copies).newBytes
    return marked
  }
}

/// Keeps findings in the order in which they were made: of two that disagree the earlier one counts.
final class FindingCollector: FindingSink {
  private(set) var findings: [Finding] = []

  func report(_ finding: Finding) { findings.append(finding) }
}
