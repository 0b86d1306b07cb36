import MoltRules

/// What one run of `lint` found and mended, ready to be shown in any format.
public struct LintReport: Sendable {
  /// Files with findings, sorted by path.
  public var files: [FileReport]
  /// How many files of a folder have no findings, by the folder.
  public private(set) var cleanFolders: [String: Int] = [:]
  /// How many files were looked at.
  public var fileCount: Int
  public var problems: [RunReport.Problem] = []
  /// Files that were left out because a tool wrote them.
  public var generatedFiles: [String] = []
  /// What was found and is not reported.
  public var quiet = QuietFindings()
  /// Whether safe edits were asked for.
  public var fixes: Bool

  public init(files: [FileReport], fileCount: Int, fixes: Bool) {
    self.files = files
    self.fileCount = fileCount
    self.fixes = fixes
  }

  /// Counts a file without findings; `fileCount` stays as it is.
  public mutating func addClean(_ path: String) { cleanFolders[RunOverview.folder(of: path), default: 0] += 1 }

  /// Findings that are still there.
  public var left: [Finding] { files.flatMap { $0.findings.filter { !$0.isApplied }.map(\.finding) } }
  /// How many findings are mended.
  public var fixedCount: Int { files.reduce(0) { $0 + $1.findings.count { $0.isApplied } } }
  /// How many of those that are left `--fix` would mend.
  public var fixableCount: Int { left.count { $0.applicability == .safe && !$0.edits.isEmpty } }

  /// How many findings are left of each rule, most frequent first, then by name.
  public var counts: [(rule: String, count: Int)] {
    var counts: [String: Int] = [:]
    for finding in left { counts[finding.rule, default: 0] += 1 }
    return counts.map { (rule: $0.key, count: $0.value) }.sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
  }

  /// How many findings of that weight are left.
  public func count(of severity: Severity) -> Int { left.count { $0.severity == severity } }
}
