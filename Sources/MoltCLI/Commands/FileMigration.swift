import MoltEngine
import MoltReport
import MoltRules
import MoltText

/// Takes one file of a run from its bytes to what is written and said of it. On any thread.
struct FileMigration: Sendable {
  /// A file of the run.
  struct Item: Sendable {
    var path: String
    /// The Swift source to migrate; nil for a file that only states the project's version.
    var source: SourceTree.File?
    /// The file that states the project's version.
    var projectFile: ProjectFile?
  }

  /// What became of a file. Only this is kept until its turn to be written has come.
  struct Outcome: Sendable {
    /// What each report says of it.
    var parts: [String] = []
    /// What goes to standard output before the reports.
    var output: [UInt8] = []
    var totals = RunTotals(.migrate)
    var problem: RunReport.Problem?
    /// The path, where the file changes.
    var changedPath: String?
    /// The file itself, where some format shows more than figures.
    var report: FileReport?
  }

  let settings: MigrateSettings
  let context: ProjectFile.Context
  let formats: [any IssueFormat]
  /// Standard output is the migrated source.
  let givesSource: Bool
  /// Standard output is a patch.
  let givesPatch: Bool
  /// Some format shows more than figures.
  let keepsReports: Bool
  /// Notes what is written over; nil where git does.
  let journal: JournalWriter?

  func outcome(of item: Item, _ worker: Worker) -> Outcome {
    var outcome = Outcome()
    var report: FileReport?
    if let source = item.source {
      do throws(SourceReader.Refusal) {
        let bytes = if let bytes = source.bytes { bytes } else { try SourceReader.read(source.path) }
        let result = worker.migrate(
          SourceFile(path: source.path, bytes: bytes), policy: settings.policy(for: source.path))
        outcome.totals.quiet.suppressedCount = result.counts.suppressed
        report = FileReport(result, bytes: bytes, settings)
      } catch {
        outcome.problem = .init(path: source.path, message: error.message)
      }
    }
    if let file = item.projectFile { add(file, to: &report) }
    guard var report else { return outcome }
    if settings.mode == .write, !settings.readsInput, let message = write(&report) {
      outcome.problem = .init(path: report.path, message: message)
    }
    if givesSource { outcome.output = report.newBytes ?? report.bytes }
    if givesPatch, let bytes = report.newBytes {
      outcome.output = UnifiedDiff.render(old: report.bytes, new: bytes, path: report.path)
    }
    outcome.parts = formats.map { $0.part(for: report) }
    outcome.totals.add(report)
    outcome.totals.fileCount = 1
    if report.newBytes != nil { outcome.changedPath = report.path }
    if keepsReports { outcome.report = report }
    return outcome
  }

  /// Adds what has to change in a file that states the version, and with `--project-files` its new content.
  private func add(_ file: ProjectFile, to report: inout FileReport?) {
    let policy = settings.policy(for: file.path)
    let isOn = { [settings] (finding: Finding) in
      settings.selects(finding.rule) && policy?.isOff(finding.rule) != true
    }
    let edits: (Finding) -> Bool = { [settings] finding in
      (!settings.safeOnly || finding.applicability == .safe) && isOn(finding)
    }
    // A manifest is Swift code too, so it may have been migrated already.
    let known = report.map { ProjectFile(path: file.path, bytes: $0.bytes) } ?? file
    var found = known.report(context, edits: settings.editsProjectFiles ? edits : nil)
    found.findings.removeAll { !isOn($0.finding) }
    if found.findings.isEmpty { return }
    guard var both = report else {
      report = found
      return
    }
    both.findings += found.findings
    both.findings.sort { $0.finding.range < $1.finding.range }
    if let bytes = found.newBytes {
      if let migrated = both.newBytes {
        let edited = ProjectFile(path: file.path, bytes: migrated).report(context, edits: edits)
        both.newBytes = edited.newBytes ?? migrated
      } else {
        both.newBytes = bytes
      }
    }
    report = both
  }

  /// Writes a changed file.
  ///
  /// - Returns: why it cannot be written; the report then says that it keeps its old content.
  private func write(_ report: inout FileReport) -> String? {
    guard let bytes = report.newBytes else { return nil }
    journal?.note(FileChange(path: report.path, old: report.bytes, new: bytes))
    do throws(AtomicWriter.Failure) {
      try AtomicWriter.replace(report.path, with: bytes, expecting: report.bytes)
      return nil
    } catch {
      report.newBytes = nil
      for place in report.findings.indices { report.findings[place].isApplied = false }
      return error.message
    }
  }
}

extension FileReport {
  /// What was found of the rules that were asked for.
  fileprivate init(_ result: FileResult, bytes: [UInt8], _ settings: MigrateSettings) {
    let isAll = settings.only.isEmpty && settings.skip.isEmpty
    var findings: [ReportedFinding] = []
    findings.reserveCapacity(result.findings.count)
    for (finding, isApplied) in result.findings where isAll || settings.selects(finding.rule) {
      findings.append(ReportedFinding(finding, isApplied: isApplied))
    }
    self.init(
      path: result.path, bytes: bytes, findings: findings, newBytes: result.newBytes, failure: result.failure)
  }
}
