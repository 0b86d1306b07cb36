import MoltReport
import MoltText

/// What became of a file. Only this is kept until its turn to be told has come.
struct FileOutcome: Sendable {
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

/// Writes one file of a run after what was found in it, and makes what is told of it. On any thread.
struct FileDelivery: Sendable {
  let settings: MigrateSettings
  let formats: [any IssueFormat]
  /// Standard output is the migrated source.
  var givesSource = false
  /// Standard output is a patch.
  var givesPatch = false
  /// Some format shows more than figures.
  let keepsReports: Bool
  /// Notes what is written over; nil where git does.
  var journal: JournalWriter?
  /// Where files are written.
  let bounds: WriteBounds

  init(
    settings: MigrateSettings, formats: [any IssueFormat], givesSource: Bool = false, givesPatch: Bool = false,
    keepsReports: Bool, journal: JournalWriter? = nil
  ) {
    self.settings = settings
    self.formats = formats
    self.givesSource = givesSource
    self.givesPatch = givesPatch
    self.keepsReports = keepsReports
    self.journal = journal
    bounds = WriteBounds(settings.paths)
  }

  /// - Parameter present: what the file holds now; nil where it is what was migrated.
  func outcome(of found: FileMigration.Found, over present: [UInt8]? = nil) -> FileOutcome {
    var outcome = FileOutcome()
    outcome.problem = found.problem
    outcome.totals.quiet.suppressedCount = found.suppressedCount
    guard var report = found.report else { return outcome }
    if let new = report.newBytes, let objection = settings.verifier?.objection(to: new, insteadOf: report.bytes) {
      takeBack(&report)
      outcome.problem = .init(path: report.path, message: objection)
    }
    if settings.mode == .write, !settings.readsInput, let message = write(&report, over: present) {
      outcome.problem = .init(path: report.path, message: message)
    }
    if givesSource { outcome.output = report.newBytes ?? report.bytes }
    if givesPatch, let bytes = report.newBytes {
      outcome.output = UnifiedDiff.render(old: report.bytes, new: bytes, path: report.path)
    }
    tell(of: report, in: &outcome)
    return outcome
  }

  /// What is told of a file that is not written, or has been.
  func told(of report: FileReport) -> FileOutcome {
    var outcome = FileOutcome()
    tell(of: report, in: &outcome)
    return outcome
  }

  private func tell(of report: FileReport, in outcome: inout FileOutcome) {
    outcome.parts = formats.map { $0.part(for: report) }
    outcome.totals.add(report)
    outcome.totals.fileCount = 1
    if report.newBytes != nil { outcome.changedPath = report.path }
    // With --quiet no report tells it, and the run has not done what it was asked.
    if let failure = report.failure, formats.isEmpty {
      outcome.problem = .init(path: report.path, message: "not changed: " + failure)
    }
    if keepsReports { outcome.report = report }
  }

  /// Writes a changed file.
  ///
  /// - Returns: why it cannot be written; the report then says that it keeps its old content.
  private func write(_ report: inout FileReport, over present: [UInt8]?) -> String? {
    guard let bytes = report.newBytes else { return nil }
    let old = present ?? report.bytes
    journal?.note(FileChange(path: report.path, old: old, new: bytes))
    do throws(AtomicWriter.Failure) {
      try AtomicWriter.replace(report.path, with: bytes, expecting: old, within: bounds)
      return nil
    } catch {
      takeBack(&report)
      return error.message
    }
  }

  /// The file keeps its old content.
  private func takeBack(_ report: inout FileReport) {
    report.newBytes = nil
    for place in report.findings.indices { report.findings[place].isApplied = false }
  }
}
