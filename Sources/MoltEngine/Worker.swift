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

  init(migrator: Migrator) {
    options = migrator.options
    facts = migrator.facts
    rewriters = migrator.rewriters
    let sdk = SDKLookups(
      history: migrator.history, from: migrator.options.from.column, to: migrator.options.to.column)
    catalog = Catalog(sdk: sdk, index: migrator.index)
  }

  /// Migrates one file; never fails, see `FileResult.failure`.
  public func migrate(_ file: SourceFile) -> FileResult {
    let tokens = Lexer.lex(file.bytes)
    let collector = FindingCollector()
    let walker = BodyWalker(tokens: tokens, catalog: catalog, sink: collector)
    walker.walk()
    let regions = VersionRegions(tokens)
    let found = collector.findings.filter { !regions.isForOlder(than: options.to, at: $0.range.lower) }
    // The API's edits come first: where both want a place, the signature that the SDK prescribes is the right one.
    let findings = found + rewriters.run(over: tokens, facts: facts)
    guard walker.isTooDeep else { return finish(file, tokens: tokens, findings: findings) }
    // Edits to what could be read would bring a second run deeper than the first.
    return FileResult(
      path: file.path, findings: findings.sorted { $0.range < $1.range }.map { ($0, false) }, newBytes: nil,
      failure: findings.contains { !$0.edits.isEmpty } ? "it is nested too deeply to be followed" : nil)
  }

  /// Edits that write a whole construct anew come before those inside it, the widest first; the others in the order of
  /// their places, so that a call's label stands outside what is put around its argument.
  private static func outerFirst(_ findings: [Finding]) -> [Finding] {
    func extent(_ finding: Finding) -> Int { finding.edits.reduce(0) { max($0, $1.range.count) } }
    let ranked = findings.enumerated().map { position, finding in
      let extent = extent(finding)
      return (finding: finding, extent: extent > finding.range.count ? extent : 0, position: position)
    }
    return ranked.sorted { one, two in
      if one.extent != two.extent { return one.extent > two.extent }
      let (left, right) = (one.finding.range.lower, two.finding.range.lower)
      return left != right ? left < right : one.position < two.position
    }.map(\.finding)
  }

  /// Applies what may be applied and checks that the result holds together.
  private func finish(_ file: SourceFile, tokens: TokenBuffer, findings: [Finding]) -> FileResult {
    var edits = EditSet()
    var results: [(finding: Finding, applied: Bool)] = []
    let keeper = CommentKeeper(tokens)
    for var finding in Self.outerFirst(findings) {
      if !finding.edits.isEmpty {
        if let kept = keeper.keeping(finding.edits) {
          finding.edits = kept
        } else {
          finding.applicability = .manual
          finding.edits = []
          finding.evidence.append("it would lose a comment")
        }
      }
      let wanted =
        !finding.edits.isEmpty && finding.applicability >= (options.safeOnly ? .safe : .likely)
        && options.allows(finding.rule)
      results.append((finding, wanted && edits.insert(finding.edits)))
    }
    results.sort { left, right in
      let (one, two) = (left.finding, right.finding)
      return one.range != two.range ? one.range < two.range : one.rule < two.rule
    }
    guard !edits.isEmpty else { return FileResult(path: file.path, findings: results, newBytes: nil) }
    let (bytes, copies) = edits.applyRecording(to: file.bytes)
    if bytes == file.bytes { return FileResult(path: file.path, findings: results, newBytes: nil) }
    let check = SafetyCheck(before: tokens, comments: keeper, after: Lexer.lex(bytes), copies: copies)
    if let failure = check.failure {
      for position in results.indices { results[position].applied = false }
      return FileResult(path: file.path, findings: results, newBytes: nil, failure: failure)
    }
    return FileResult(path: file.path, findings: results, newBytes: bytes)
  }
}

/// Keeps findings in the order in which they were made: of two that disagree the earlier one counts.
final class FindingCollector: FindingSink {
  private(set) var findings: [Finding] = []

  func report(_ finding: Finding) { findings.append(finding) }
}
