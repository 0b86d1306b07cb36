import MoltEngine
import MoltNames
import MoltReport

extension MigrateCommand {
  /// What came of a run.
  struct Result {
    var totals: RunTotals
    /// Files that changed or would change, sorted.
    var changedPaths: [String]
    /// All reports could be written.
    var isReported: Bool
  }

  /// Migrates the files from one version to another, and writes each of them, if that is wanted, and what is said of it as
  /// soon as its turn has come.
  ///
  /// Standard output holds one thing: the report, the patch, the migrated source. Where it is not the report, the report
  /// goes to standard error.
  func migrate(
    _ tree: SourceTree, _ scan: consuming ProjectScan, from: SwiftVersion, to: SwiftVersion, _ history: APIHistory
  ) -> Result {
    let plan = plan(tree, scan, from: from, to: to)
    let migrator = Migrator(options: plan.options, history: history, index: scan.takeIndex())
    console.say(plan.problems)
    let run = description(from: "\(from)", to: "\(to)")
    let givesSource = settings.readsInput && settings.mode == .write
    // A report for other tools takes the patch's place.
    let givesPatch = settings.mode == .diff && settings.reports.shown == .human
    let writer = writer(run, isTaken: givesSource || givesPatch)
    let writes = settings.mode == .write && !settings.readsInput
    let journal = JournalWriter(for: plan.items.first?.path ?? ".", title: "migrate --from \(from) --to \(to)", console)
    let delivery = FileDelivery(
      settings: settings, formats: writer.formats, givesSource: givesSource, givesPatch: givesPatch,
      keepsReports: writer.needsOverview, journal: writes ? journal : nil)
    let output = MigrationOutput(writer, run, console: console)
    let errorsBefore = writes ? typeErrorCount(plan.items) : nil
    let progress = Progress(total: plan.items.count)
    WorkerPool.forEach(
      plan.items, threads: settings.threads, makeContext: { migrator.makeWorker() },
      body: { [migration = plan.migration] worker, item in
        defer { progress.step() }
        return delivery.outcome(of: migration.found(in: item, worker))
      }, consume: { output.add($0) })
    progress.finish()
    journal.finish()
    if let errorsBefore, let errorsAfter = typeErrorCount(plan.items) {
      console.say(
        "swiftc with this SDK: \(SyntaxVerifier.counted(errorsBefore, "error")) before, \(errorsAfter) after")
    }
    return output.finish(earlier: plan.problems, generated: scan.generated)
  }

  /// How many errors the compiler has for all Swift files of the run, where `--sdk` asks for that.
  private func typeErrorCount(_ items: [FileMigration.Item]) -> Int? {
    guard let verifier = settings.verifier, let check = settings.typeCheck else { return nil }
    let paths = items.compactMap { $0.source?.path }.filter { !FilePath.isDocument($0) }
    do throws(SystemError) {
      return paths.isEmpty ? nil : try verifier.typeErrorCount(in: paths, sdk: check.sdk, target: check.target)
    } catch {
      console.say("swiftc cannot be run: \(error.message)")
      return nil
    }
  }

  func status(of result: Result) -> ExitStatus {
    if !result.isReported || !result.totals.problems.isEmpty || result.totals.failureCount > 0 { return .failed }
    return !result.changedPaths.isEmpty && settings.mode != .write && !settings.isStatus ? .found : .done
  }

  /// - Parameters:
  ///   - from: the version as it is printed.
  ///   - to: the version as it is printed.
  func description(from: String, to: String) -> RunDescription {
    var run = RunDescription(
      command: .migrate, mode: settings.mode, toolVersion: Molt.version, from: from, to: to,
      workingFolder: FileSystem.workingFolder, describe: RuleDescriptions.migration)
    run.part = settings.shard?.part
    return run
  }

  /// - Parameters:
  ///   - isTaken: standard output is something else than the report.
  ///   - reports: which of the reports; nil for all.
  func writer(_ run: RunDescription, isTaken: Bool, reports: ReportSettings? = nil) -> ReportWriter {
    let format = HumanFormat(
      style: settings.reports.style(console, onError: isTaken),
      isDetailed: settings.isDetailed || settings.mode == .check)
    // A patch shows the edits already.
    let findings = HumanReport(format, run: run, showsFindings: settings.mode != .diff || settings.isDetailed)
    let human: any IssueFormat = settings.isStatus ? StatusFormat(format, run: run) : findings
    return ReportWriter(
      reports ?? settings.reports, run: run, human: settings.reports.isQuiet ? nil : human, onError: isTaken, console)
  }
}
