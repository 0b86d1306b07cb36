import MoltReport

/// Writes what became of the files of a run, one after the other in the order of their paths, and counts.
///
/// A class, because the threads of a run hand it their outcomes; the pool sees to it that no two come at a time.
final class MigrationOutput: @unchecked Sendable {
  private let console: Console
  private var writer: ReportWriter
  private var totals: RunTotals
  /// Files that change, in the order of their paths.
  private var changedPaths: [String] = []
  private var problems: [RunReport.Problem] = []
  /// Bytes for standard output that are not written yet.
  private var waiting: [UInt8] = []
  private let bufferSize: Int

  init(_ writer: ReportWriter, _ run: RunDescription, console: Console) {
    self.writer = writer
    totals = writer.makeTotals(run)
    self.console = console
    bufferSize = Console.showsProgressOnOutput ? Int.max : ReportWriter.bufferSize
  }

  func add(_ outcome: FileOutcome) {
    waiting += outcome.output
    if waiting.count >= bufferSize { flush() }
    writer.add(parts: outcome.parts)
    if let report = outcome.report {
      totals.add(report)
      totals.fileCount += 1
      totals.addQuiet(outcome.totals.quiet)
    } else {
      totals.merge(outcome.totals)
    }
    if let path = outcome.changedPath { changedPaths.append(path) }
    if let problem = outcome.problem { problems.append(problem) }
  }

  private func flush() {
    if !waiting.isEmpty { console.write(waiting) }
    waiting.removeAll(keepingCapacity: true)
  }

  /// Writes the ends of the reports.
  ///
  /// - Parameters:
  ///   - earlier: problems that were said before.
  ///   - generated: files that were left out because a tool wrote them.
  ///   - quiet: what was found and is not reported, beyond what the files' outcomes say of it.
  func finish(
    earlier: [RunReport.Problem], generated: [String], quiet: QuietFindings = QuietFindings()
  ) -> MigrateCommand.Result {
    flush()
    console.say(problems)
    totals.problems = earlier + problems
    totals.generatedFiles = generated
    totals.addQuiet(quiet)
    writer.finish(totals)
    console.say(writer.failures)
    return MigrateCommand.Result(totals: totals, changedPaths: changedPaths, isReported: writer.failures.isEmpty)
  }
}
