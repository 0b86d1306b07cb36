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
  /// What was found and is not reported.
  public var quiet = QuietFindings()

  /// How many files of a folder have no findings, by the folder.
  public private(set) var cleanFolders: [String: Int] = [:]

  /// For formats that show more than figures; nil when none does.
  public private(set) var overview: RunOverview?
  private var isLint = false
  private var isWritten = false

  /// The command whose figures are wanted; nil for both.
  private let command: RunDescription.Command?

  /// - Parameter command: the command whose figures are wanted; nil for both.
  public init(_ command: RunDescription.Command? = nil) { self.command = command }

  /// With an overview, for formats that need one.
  public init(overviewOf run: RunDescription) {
    command = nil
    overview = RunOverview(run)
    isLint = run.command == .lint
    isWritten = run.mode == .write
  }

  /// Counts a file with its findings; `fileCount` stays as it is.
  public mutating func add(_ file: FileReport) {
    if file.findings.isEmpty, file.failure == nil, file.newBytes == nil {
      addClean(1, in: RunOverview.folder(of: file.path))
      return
    }
    if command != .lint { summary.add(file) }
    if command != .migrate { lint.add(file) }
    overview?.add(file, isLint: isLint)
    if file.failure != nil { failureCount += 1 }
    for item in file.findings { rules.insert(item.finding.rule) }
  }

  /// Counts a file of a report that was read back.
  public mutating func add(_ file: FileIssues) {
    summary.add(file)
    lint.add(file)
    overview?.add(file, isWritten: isWritten)
    if file.failure != nil { failureCount += 1 }
    for issue in file.issues { rules.insert(issue.rule) }
  }

  /// Counts files without findings; `fileCount` stays as it is.
  ///
  /// - Parameter folder: where they are; nil when nobody knows.
  public mutating func addClean(_ count: Int, in folder: String?) {
    if let folder { cleanFolders[folder, default: 0] += count }
    overview?.addClean(count, in: folder)
  }

  /// Adds the figures of files that come after those counted so far. Overviews are not merged: add the files with findings themselves.
  public mutating func merge(_ later: RunTotals) {
    fileCount += later.fileCount
    summary.merge(later.summary)
    lint.merge(later.lint)
    rules.formUnion(later.rules)
    failureCount += later.failureCount
    problems += later.problems
    generatedFiles += later.generatedFiles
    for (folder, count) in later.cleanFolders { addClean(count, in: folder) }
    quiet.add(later.quiet)
  }

  /// Counts what was found in a file and is not reported.
  public mutating func addQuiet(_ findings: QuietFindings) { quiet.add(findings) }

  /// Counts findings that were mended and that no file names any more.
  mutating func addFixed(_ count: Int) { lint.addFixed(count) }
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
      let isFixable = finding.applicability == .safe && !finding.edits.isEmpty
      guard add(finding.rule, finding.severity, finding.message, isFixable: isFixable) else { continue }
      // After a fix, places are those of the file as it is now.
      let map = lines ?? LineMap(file.newBytes ?? file.bytes)
      lines = map
      let position = map.position(at: finding.range.lower)
      addPlace(finding.rule, file.path, line: position.line, column: position.column)
    }
  }

  mutating func add(_ file: FileIssues) {
    if file.isChanged { fixedFileCount += 1 }
    for issue in file.issues where !issue.isApplied {
      let isFixable = issue.applicability == .safe && !issue.replacements.isEmpty
      guard add(issue.rule, issue.severity, issue.message, isFixable: isFixable) else { continue }
      addPlace(issue.rule, file.path, line: issue.start.line, column: issue.start.column)
    }
  }

  mutating func merge(_ later: LintTotals) {
    fixedCount += later.fixedCount
    fixedFileCount += later.fixedFileCount
    fixableCount += later.fixableCount
    for place in severities.indices { severities[place] += later.severities[place] }
    counts.merge(later.counts) { earlier, later in
      var both = earlier
      both.count += later.count
      both.places = Array((earlier.places + later.places).prefix(Self.mostPlaces))
      return both
    }
  }

  mutating func addFixed(_ count: Int) { fixedCount += count }

  /// - Returns: whether the place is one of the first few of the rule.
  private mutating func add(_ rule: String, _ severity: Severity, _ message: String, isFixable: Bool) -> Bool {
    severities[Int(severity.rawValue)] += 1
    if isFixable { fixableCount += 1 }
    counts[rule, default: RuleCount(rule: rule, severity: severity, count: 0, places: [], message: message)].count += 1
    return (counts[rule]?.places.count ?? 0) < Self.mostPlaces
  }

  private mutating func addPlace(_ rule: String, _ path: String, line: Int, column: Int) {
    counts[rule]?.places.append("\(PlainText.escaped(path)):\(line):\(column)")
  }
}
