import MoltReport
import MoltRules

/// `molt report`: puts the JSON reports of several machines together.
struct ReportCommand {
  private let paths: [String]
  private let reports: ReportSettings
  private let failOn: Severity?
  private let console: Console

  init(_ arguments: Arguments, console: Console) throws(UsageError) {
    guard arguments.operands.first == "merge" else {
      let word = arguments.operands.first.map { "report cannot '\($0)'; " } ?? ""
      throw UsageError(message: "\(word)write, for example: molt report merge part-1.json part-2.json")
    }
    paths = Array(arguments.operands.dropFirst())
    if paths.isEmpty { throw UsageError(message: "report merge needs the JSON reports of the parts") }
    reports = try ReportSettings(arguments)
    failOn = arguments.value(of: .failOn).flatMap { word in Severity.allCases.first { $0.word == word } }
    self.console = console
  }

  func run() throws(UsageError) -> ExitStatus {
    var documents: [(name: String, document: ReportDocument)] = []
    var hasFailed = false
    for path in paths {
      do {
        documents.append(
          (path, try ReportDocument(path == "-" ? console.readInput() : FileSystem.read(path, isNamed: true))))
      } catch {
        let message = (error as? ReportDocument.Failure)?.message ?? (error as? SystemError)?.message ?? "\(error)"
        console.say([.init(path: path, message: message)])
        hasFailed = true
      }
    }
    // A part that is missing would pass for a part without findings.
    if hasFailed { return .failed }
    var merge: ReportMerge
    do throws(ReportDocument.Failure) {
      merge = try ReportMerge(documents)
    } catch {
      console.say(error.message)
      return .failed
    }
    merge.run.workingFolder = FileSystem.workingFolder
    merge.run.describe =
      merge.run.command == .lint
      ? RuleDescriptions.lint(named: [], roots: [ProjectRoot.find(from: ".")].compactMap { $0 })
      : RuleDescriptions.migration
    let human = HumanReport(
      HumanFormat(style: reports.style(console, onError: false)), run: merge.run, showsSummary: !reports.isQuiet)
    var writer = ReportWriter(reports, run: merge.run, human: human, onError: false, console)
    for file in merge.files { writer.add(file) }
    writer.finish(merge.totals)
    console.say(merge.totals.problems + writer.failures)
    return writer.failures.isEmpty ? status(of: merge) : .failed
  }

  private func status(of merge: ReportMerge) -> ExitStatus {
    if !merge.totals.problems.isEmpty || merge.totals.failureCount > 0 { return .failed }
    guard let failOn else { return .done }
    if merge.run.command == .migrate {
      return merge.run.mode != .write && merge.totals.summary.changedFileCount > 0 ? .found : .done
    }
    return Severity.allCases.contains { $0 >= failOn && merge.totals.lint.count(of: $0) > 0 } ? .found : .done
  }
}
