import MoltReport
import MoltText

extension MigrateCommand {
  /// Prints what the run found, and writes the reports that were asked for.
  ///
  /// Standard output holds one thing: the report, the patch, the migrated source. Where it is not the report, the report
  /// goes to standard error.
  ///
  /// - Returns: whether all reports could be written.
  func show(_ report: RunReport) -> Bool {
    console.say(report.problems)
    let takesInput = settings.readsInput && settings.mode == .write
    // A report for other tools takes the patch's place.
    let showsPatch = settings.mode == .diff && settings.reports.shown == .human
    if takesInput, let file = report.files.first { console.write(file.newBytes ?? file.bytes) }
    if showsPatch {
      let patches = WorkerPool.map(report.files, threads: settings.threads, makeContext: {}) { _, file in
        file.newBytes.map { UnifiedDiff.render(old: file.bytes, new: $0, path: file.path) }
      }
      for case let patch? in patches { console.write(patch) }
    }
    var run = RunDescription(
      command: .migrate, mode: report.mode, toolVersion: Molt.version, from: report.from, to: report.to,
      workingFolder: FileSystem.workingFolder, describe: RuleDescriptions.migration)
    run.part = settings.shard?.part
    let isTaken = takesInput || showsPatch
    let format = HumanFormat(
      style: settings.reports.style(console, onError: isTaken),
      isDetailed: settings.isDetailed || settings.mode == .check)
    // A patch shows the edits already.
    let findings = HumanReport(format, run: run, showsFindings: settings.mode != .diff || settings.isDetailed)
    let human: any IssueFormat = settings.isStatus ? StatusFormat(format, run: run) : findings
    var writer = ReportWriter(
      settings.reports, run: run, human: settings.reports.isQuiet ? nil : human, onError: isTaken)
    let formats = writer.formats
    let parts = WorkerPool.map(report.files, threads: settings.threads, makeContext: {}) { _, file in
      formats.map { $0.part(for: file) }
    }
    for part in parts { writer.add(parts: part) }
    var totals = writer.makeTotals(run)
    for file in report.files { totals.add(file) }
    totals.fileCount = report.files.count
    totals.problems = report.problems
    totals.generatedFiles = report.generatedFiles
    totals.quiet = report.quiet
    writer.finish(totals)
    console.say(writer.failures)
    return writer.failures.isEmpty
  }
}
