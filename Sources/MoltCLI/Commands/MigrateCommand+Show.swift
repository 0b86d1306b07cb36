import MoltEngine
import MoltReport

extension MigrateCommand {
  /// Migrates the files of a run, and writes each of them and what is said of it as soon as its turn has come.
  ///
  /// Standard output holds one thing: the report, the patch, the migrated source. Where it is not the report, the report
  /// goes to standard error.
  func migrate(_ scan: ProjectScan, _ options: MigrationOptions, _ migrator: Migrator, of tree: SourceTree)
    -> ExitStatus
  {
    let (projectFiles, context, unread) = projectFiles(of: tree, options)
    let problems = tree.problems.map { RunReport.Problem(path: $0.path, message: $0.message) } + scan.problems + unread
    console.say(problems)
    let run = RunDescription(
      command: .migrate, mode: settings.mode, toolVersion: Molt.version, from: "\(options.from)", to: "\(options.to)",
      workingFolder: FileSystem.workingFolder, describe: RuleDescriptions.migration)
    let givesSource = settings.readsInput && settings.mode == .write
    // A report for other tools takes the patch's place.
    let givesPatch = settings.mode == .diff && settings.reports.shown == .human
    let writer = writer(run, isTaken: givesSource || givesPatch)
    let migration = FileMigration(
      settings: settings, context: context, formats: writer.formats, givesSource: givesSource, givesPatch: givesPatch)
    let output = MigrationOutput(writer, console: console)
    let items = Self.items(scan.targets, projectFiles)
    let progress = Progress(total: items.count)
    WorkerPool.forEach(
      items, threads: settings.threads, makeContext: { migrator.makeWorker() },
      body: { worker, item in
        defer { progress.step() }
        return migration.outcome(of: item, worker)
      }, consume: { output.add($0) })
    progress.finish()
    let (totals, isReported) = output.finish(earlier: problems, generated: scan.generated)
    if !isReported || !totals.problems.isEmpty || totals.failureCount > 0 { return .failed }
    return totals.summary.changedFileCount > 0 && settings.mode != .write ? .found : .done
  }

  private func writer(_ run: RunDescription, isTaken: Bool) -> ReportWriter {
    let format = HumanFormat(
      style: settings.reports.style(console, onError: isTaken),
      isDetailed: settings.isDetailed || settings.mode == .check)
    // A patch shows the edits already.
    let human = HumanReport(format, run: run, showsFindings: settings.mode != .diff || settings.isDetailed)
    return ReportWriter(
      settings.reports, run: run, human: settings.reports.isQuiet ? nil : human, onError: isTaken)
  }
}
