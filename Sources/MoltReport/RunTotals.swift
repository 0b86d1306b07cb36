import MoltRules
import MoltText

/// The figures of a run, gathered file by file in the order of their paths.
public struct RunTotals: Sendable {
  /// Every file that was looked at.
  public var fileCount = 0
  /// What was edited and what is left, as `migrate` counts.
  public private(set) var summary = Summary()
  /// What is left, as `lint` counts.
  public private(set) var lint = LintTotals()
  /// Every rule that a finding names.
  public private(set) var rules: Set<String> = []
  /// Files that were left alone though there were edits.
  public private(set) var failureCount = 0
  public var problems: [RunReport.Problem] = []
  /// Files that were left out because a tool wrote them.
  public var generatedFiles: [String] = []

  public init() {}

  /// Counts a file with its findings. Files without any only raise `fileCount`.
  public mutating func add(_ file: FileReport) {
    summary.add(file)
    lint.add(file)
    if file.failure != nil { failureCount += 1 }
    for item in file.findings { rules.insert(item.finding.rule) }
  }
}

/// The figures of a lint run.
public struct LintTotals: Sendable, Equatable {
  /// What is left of one rule.
  public struct RuleCount: Sendable, Equatable {
    public var rule: String
    public var severity: Severity
    public var count: Int
    /// The first few places, `path:line:column`.
    public var places: [String]
    /// The message at the first place.
    public var message: String
  }

  /// The most places that are kept of one rule.
  static let mostPlaces = 5

  /// Findings that are mended.
  public private(set) var fixedCount = 0
  /// Files in which something is mended.
  public private(set) var fixedFileCount = 0
  /// Of those that are left, how many `--fix` would mend.
  public private(set) var fixableCount = 0
  /// Findings that are left.
  public var leftCount: Int { severities.reduce(0, +) }
  private var severities = [0, 0, 0]
  private var counts: [String: RuleCount] = [:]

  init() {}

  /// How many findings of that weight are left.
  public func count(of severity: Severity) -> Int { severities[Int(severity.rawValue)] }

  /// What is left of each rule, most frequent first, then by name.
  public var rules: [RuleCount] { counts.values.sorted { ($1.count, $0.rule) < ($0.count, $1.rule) } }

  mutating func add(_ file: FileReport) {
    if file.newBytes != nil { fixedFileCount += 1 }
    var lines: LineMap?
    for item in file.findings {
      let finding = item.finding
      if item.isApplied {
        fixedCount += 1
        continue
      }
      severities[Int(finding.severity.rawValue)] += 1
      if finding.applicability == .safe, !finding.edits.isEmpty { fixableCount += 1 }
      let fresh = RuleCount(
        rule: finding.rule, severity: finding.severity, count: 0, places: [], message: finding.message)
      counts[finding.rule, default: fresh].count += 1
      if let known = counts[finding.rule], known.places.count < Self.mostPlaces {
        // After a fix, places are those of the file as it is now.
        let map = lines ?? LineMap(file.newBytes ?? file.bytes)
        lines = map
        let position = map.position(at: finding.range.lower)
        counts[finding.rule]?.places.append("\(PlainText.escaped(file.path)):\(position.line):\(position.column)")
      }
    }
  }
}
