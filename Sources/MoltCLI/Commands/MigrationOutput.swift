import MoltReport

/// Writes what became of the files of a run, one after the other in the order of their paths, and counts.
///
/// A class, because the threads of a run hand it their outcomes; the pool sees to it that no two come at a time.
final class MigrationOutput: @unchecked Sendable {
  private let console: Console
  private var writer: ReportWriter
  private var totals = RunTotals(.migrate)
  private var problems: [RunReport.Problem] = []
  /// Bytes for standard output that are not written yet.
  private var waiting: [UInt8] = []
  private let bufferSize: Int

  init(_ writer: ReportWriter, console: Console) {
    self.writer = writer
    self.console = console
    bufferSize = Console.showsProgressOnOutput ? Int.max : ReportWriter.bufferSize
  }

  func add(_ outcome: FileMigration.Outcome) {
    waiting += outcome.output
    if waiting.count >= bufferSize { flush() }
    writer.add(parts: outcome.parts)
    totals.merge(outcome.totals)
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
  /// - Returns: the figures, and whether all reports could be written.
  func finish(earlier: [RunReport.Problem], generated: [String]) -> (totals: RunTotals, isReported: Bool) {
    flush()
    console.say(problems)
    totals.problems = earlier + problems
    totals.generatedFiles = generated
    writer.finish(totals)
    console.say(writer.failures)
    return (totals, writer.failures.isEmpty)
  }
}
