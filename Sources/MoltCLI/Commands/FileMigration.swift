import MoltEngine
import MoltReport
import MoltRules

/// Takes one file of a run from its bytes to what was found in it. On any thread; writes nothing.
struct FileMigration: Sendable {
  /// A file of the run.
  struct Item: Sendable {
    var path: String
    /// The Swift source to migrate; nil for a file that only states the project's version.
    var source: SourceTree.File?
    /// The file that states the project's version.
    var projectFile: ProjectFile?
  }

  /// What was found.
  struct Found: Sendable {
    /// Nil where nothing is to be said of the file.
    var report: FileReport?
    /// How many findings comments suppress.
    var suppressedCount = 0
    var problem: RunReport.Problem?
  }

  let settings: MigrateSettings
  let context: ProjectFile.Context

  func found(in item: Item, _ worker: Worker) -> Found {
    var found = Found()
    if let source = item.source {
      do throws(SourceReader.Refusal) {
        let bytes = if let bytes = source.bytes { bytes } else { try SourceReader.read(source.path) }
        let result = worker.migrate(
          SourceFile(path: source.path, bytes: bytes), policy: settings.policy(for: source.path))
        found.suppressedCount = result.counts.suppressed
        found.report = FileReport(result, bytes: bytes, settings)
      } catch {
        found.problem = .init(path: source.path, message: error.message)
      }
    }
    if let file = item.projectFile { add(file, to: &found.report) }
    return found
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
