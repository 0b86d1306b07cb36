import MoltEngine
import MoltNames
import MoltReport
import MoltText

extension MigrateCommand {
  /// The versions that a migration passes, each the end of one step.
  static func steps(from: SwiftVersion, to: SwiftVersion) -> [SwiftVersion] {
    let ends = [SwiftVersion(2, 2), SwiftVersion(3), SwiftVersion(4), SwiftVersion(4, 2), SwiftVersion(5)]
    return ends.filter { $0.column > from.column && $0.column < to.column } + [to]
  }

  /// Writes and commits version by version.
  ///
  /// Each commit holds what a migration of the files as they were to that version gives, so the last one is what a run
  /// without `--commit` would have written.
  func runSteps(
    _ tree: SourceTree, _ scan: ProjectScan, from: SwiftVersion, to: SwiftVersion, _ history: APIHistory
  ) -> ExitStatus {
    guard let work = WorkTree.containing(settings.paths.first ?? "."),
      settings.paths.allSatisfy({ WorkTree.containing($0)?.root == work.root })
    else {
      console.say("--commit: the paths do not lie in one git repository")
      return .failed
    }
    let ends = Self.steps(from: from, to: to)
    // All before anything is written: a step must not read what an earlier one wrote.
    let wholes = ends.map { migrateWhole(tree, scan, from: from, to: $0, history) }
    var present: [String: [UInt8]] = [:]
    var worst = ExitStatus.done
    for (number, whole) in wholes.enumerated() {
      let earlier = number > 0 ? wholes[number - 1] : nil
      var step = MigrationStep(whole, after: earlier, present: present).report
      step.from = number > 0 ? "\(ends[number - 1])" : "\(from)"
      let result = deliver(step, over: present)
      if status(of: result) != .done { worst = .failed }
      let written = Set(result.changedPaths)
      for file in step.files where written.contains(file.path) { present[file.path] = file.newBytes }
      if !written.isEmpty { record(whole, present, title: "migrate --from \(from) --to \(to) --commit") }
      if !result.totals.problems.isEmpty { return .failed }
      do throws(WorkTree.Failure) {
        try commit(step, in: work)
      } catch {
        console.say("\(PlainText.escaped(error.message)); the files are written and not committed")
        return .failed
      }
    }
    if let last = wholes.last, !reportOfAllSteps(last, from: from) { return .failed }
    return worst
  }

  /// Notes all steps so far as one run, so that `molt undo` goes back to before the first.
  ///
  /// - Parameter present: what the steps have written, by path.
  private func record(_ whole: RunReport, _ present: [String: [UInt8]], title: String) {
    let changes = whole.files.compactMap { file in
      present[file.path].map { FileChange(path: file.path, old: file.bytes, new: $0) }
    }
    _ = Journal.record(changes, title: title, console)
  }

  /// What the person at the terminal is told of each step.
  private var terminalReports: ReportSettings {
    var reports = settings.reports
    reports.keep { $0.file == nil && $0.format == .human }
    return reports
  }

  /// Writes the other reports: one of all steps, and not one a step.
  ///
  /// - Returns: whether all could be written.
  private func reportOfAllSteps(_ whole: RunReport, from: SwiftVersion) -> Bool {
    var reports = settings.reports
    reports.keep { $0.file != nil || $0.format != .human }
    if reports.targets.isEmpty { return true }
    let run = description(from: "\(from)", to: whole.to)
    let writer = writer(run, isTaken: false, reports: reports)
    let delivery = FileDelivery(settings: settings, formats: writer.formats, keepsReports: writer.needsOverview)
    let output = MigrationOutput(writer, run, console: console)
    for file in whole.files { output.add(delivery.told(of: file)) }
    return output.finish(earlier: whole.problems, generated: whole.generatedFiles, quiet: whole.quiet).isReported
  }

  /// Migrates the files from one version to another, and keeps what was found; writes nothing.
  private func migrateWhole(
    _ tree: SourceTree, _ scan: ProjectScan, from: SwiftVersion, to: SwiftVersion, _ history: APIHistory
  ) -> RunReport {
    let plan = plan(tree, scan, from: from, to: to)
    let migrator = Migrator(options: plan.options, history: history, index: scan.index)
    let progress = Progress(total: plan.items.count)
    let found = WorkerPool.map(
      plan.items, threads: settings.threads, makeContext: { migrator.makeWorker() },
      body: { [migration = plan.migration] worker, item in
        defer { progress.step() }
        return migration.found(in: item, worker)
      })
    progress.finish()
    var report = RunReport(
      mode: settings.mode, from: "\(from)", to: "\(to)", files: found.compactMap(\.report),
      problems: plan.problems + found.compactMap(\.problem))
    report.generatedFiles = scan.generated
    report.quiet.suppressedCount = found.reduce(0) { $0 + $1.suppressedCount }
    return report
  }

  /// Writes the changed files and what is said of them; one that cannot be written keeps its content and becomes a problem.
  ///
  /// - Parameter present: what files hold now, by path, where it is not what was migrated.
  private func deliver(_ report: RunReport, over present: [String: [UInt8]]) -> Result {
    console.say(report.problems)
    let run = description(from: report.from, to: report.to)
    let writer = writer(run, isTaken: false, reports: terminalReports)
    let delivery = FileDelivery(settings: settings, formats: writer.formats, keepsReports: writer.needsOverview)
    let output = MigrationOutput(writer, run, console: console)
    WorkerPool.forEach(
      report.files, threads: settings.threads, makeContext: {},
      body: { _, file in delivery.outcome(of: FileMigration.Found(report: file), over: present[file.path]) },
      consume: { output.add($0) })
    return output.finish(earlier: report.problems, generated: report.generatedFiles, quiet: report.quiet)
  }

  private func commit(_ report: RunReport, in work: WorkTree) throws(WorkTree.Failure) {
    let files = report.files.filter { $0.newBytes != nil }
    if files.isEmpty { return }
    let places = files.compactMap { work.folder.place(of: $0.path) }
    let list = Array(places.joined(separator: "\0").utf8)
    // Added first: a run may have been asked for files that git does not follow yet.
    let fromInput = ["--pathspec-from-file=-", "--pathspec-file-nul"]
    _ = try work.git(["--literal-pathspecs", "add"] + fromInput, input: list)
    let message = CommitMessage.text(report)
    _ = try work.git(["--literal-pathspecs", "commit", "-q", "--only", "-m", message] + fromInput, input: list)
    if !settings.reports.isQuiet, settings.reports.shown == .human {
      console.write("Committed: \(message.prefix { !$0.isNewline })\n\n")
    }
  }
}

/// What one step of a migration adds to the steps before it.
struct MigrationStep {
  /// The step's own findings; a file's new content where the step changes it.
  private(set) var report: RunReport

  private struct Mark: Hashable {
    var rule: String
    var range: ByteRange
    var message: String
    var edits: [Edit]
    var isApplied: Bool

    init(_ item: ReportedFinding) {
      rule = item.finding.rule
      range = item.finding.range
      message = item.finding.message
      edits = item.finding.edits
      isApplied = item.isApplied
    }
  }

  /// - Parameters:
  ///   - whole: the migration of the files as they were, from the first version to the end of this step.
  ///   - earlier: the same to the end of the step before.
  ///   - present: what the steps before have written, by path.
  init(_ whole: RunReport, after earlier: RunReport?, present: [String: [UInt8]]) {
    report = whole
    var known: [String: Set<Mark>] = [:]
    for file in earlier?.files ?? [] { known[file.path] = Set(file.findings.map(Mark.init)) }
    for index in report.files.indices {
      let file = report.files[index]
      if let marks = known[file.path] { report.files[index].findings.removeAll { marks.contains(Mark($0)) } }
      // A file that would not hold together stays as the steps before left it.
      let wanted = file.failure == nil ? file.newBytes ?? file.bytes : nil
      report.files[index].newBytes = wanted == present[file.path] ?? file.bytes ? nil : wanted
    }
  }
}
