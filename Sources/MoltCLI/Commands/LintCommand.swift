import MoltEngine
import MoltReport
import MoltRules
import MoltTables

/// `molt lint`: reads and lints file by file on all processors, mends what it may, reports.
struct LintCommand {
  let settings: LintSettings
  let console: Console

  /// What became of one file.
  enum Outcome: Sendable {
    /// Nothing was found.
    case clean
    case found(FileReport)
    case generated
    case refused(String)
  }

  func run() throws(UsageError) -> ExitStatus {
    var discovery = FileDiscovery()
    if !settings.readsInput { for path in settings.paths { discovery.add(path) } }
    let registry: LintRegistry
    do throws(UserRules.Failure) {
      let rules = try UserRules.rules(named: settings.rules, roots: roots)
      var options = settings.options
      if rules.contains(where: { $0.since != nil || $0.before != nil }) {
        options.version = VersionDetection.fromProject(folders: roots, projectFiles: [])?.version
      }
      registry = LintRegistry(options: options, rules: rules, history: .embedded)
    } catch {
      for message in error.messages { console.writeError(message) }
      return .failed
    }
    try checkNames(registry)
    let runner = LintRunner(registry: registry, threads: settings.threads, roots: roots)
    if settings.readsInput { return lintInput(runner) }
    let files = settings.shard?.split(discovery.files, path: \.path).own ?? discovery.files
    let outcomes = runner.lint(files, partOf: discovery.files)
    var report = LintReport(files: [], fileCount: 0, fixes: settings.options.fixes)
    report.problems = discovery.problems.map { .init(path: $0.path, message: $0.message) }
    for (file, outcome) in zip(files, outcomes) {
      if case .refused(let message) = outcome {
        report.problems.append(.init(path: file.path, message: message))
        continue
      }
      if case .generated = outcome {
        report.generatedFiles.append(file.path)
        continue
      }
      report.fileCount += 1
      if case .found(let found) = outcome { report.files.append(found) }
    }
    report.files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    report.generatedFiles.sort()
    if settings.options.fixes { write(&report) }
    return show(report) ? status(of: report) : .failed
  }

  /// The roots of the projects that the paths belong to.
  private var roots: [String] {
    let paths = settings.readsInput ? [settings.inputName.map(FilePath.parent) ?? "."] : settings.paths
    var roots: [String] = []
    for path in paths {
      if let root = ProjectRoot.find(from: path), !roots.contains(root) { roots.append(root) }
    }
    return roots
  }

  /// A rule that is named and does not exist is a mistake, not nothing to do.
  private func checkNames(_ registry: LintRegistry) throws(UsageError) {
    let known = registry.knownNames
    for name in settings.options.only + settings.options.skip where !known.contains(name) {
      let nearest = Suggestion.nearest(to: name, among: known)
      throw UsageError(message: "no rule or category is called '\(name)'\(Suggestion.question(nearest))")
    }
  }

  private func lintInput(_ runner: LintRunner) -> ExitStatus {
    let bytes: [UInt8]
    do {
      bytes = try SourceReader.checked(console.readInput())
    } catch {
      console.say("standard input \((error as? SourceReader.Refusal)?.message ?? "cannot be read")")
      return .failed
    }
    let path = settings.inputName.map(FilePath.tidied) ?? "<stdin>"
    let found = runner.lint(SourceFile(path: path, bytes: bytes))
    let report = LintReport(files: found.map { [$0] } ?? [], fileCount: 1, fixes: settings.options.fixes)
    if settings.options.fixes { console.write(found?.newBytes ?? bytes) }
    return show(report) ? status(of: report) : .failed
  }

  /// Writes the mended files; one that cannot be written keeps its old content and becomes a problem.
  private func write(_ report: inout LintReport) {
    for index in report.files.indices {
      guard let bytes = report.files[index].newBytes else { continue }
      do throws(AtomicWriter.Failure) {
        try AtomicWriter.replace(report.files[index].path, with: bytes, expecting: report.files[index].bytes)
      } catch {
        report.problems.append(.init(path: report.files[index].path, message: error.message))
        report.files[index].newBytes = nil
        report.files[index].findings.removeAll { $0.isApplied }
      }
    }
  }

  /// - Returns: whether all reports could be written.
  private func show(_ report: LintReport) -> Bool {
    console.say(report.problems)
    let isTaken = settings.readsInput && settings.options.fixes
    let run = RunDescription(
      command: .lint, mode: report.fixes ? .write : .check, toolVersion: Molt.version,
      workingFolder: FileSystem.workingFolder, describe: RuleDescriptions.lint(named: settings.rules, roots: roots))
    let format = HumanFormat(style: settings.reports.style(console, onError: isTaken))
    let human = HumanReport(format, run: run, showsSummary: !settings.reports.isQuiet)
    var writer = ReportWriter(settings.reports, run: run, human: human, onError: isTaken)
    var totals = RunTotals()
    for file in report.files {
      writer.add(file)
      totals.add(file)
    }
    totals.fileCount = report.fileCount
    totals.problems = report.problems
    totals.generatedFiles = report.generatedFiles
    writer.finish(totals)
    console.say(writer.failures)
    return writer.failures.isEmpty
  }

  private func status(of report: LintReport) -> ExitStatus {
    if !report.problems.isEmpty || report.files.contains(where: { $0.failure != nil }) { return .failed }
    guard let least = settings.failOn else { return .done }
    return report.left.contains { $0.severity >= least } ? .found : .done
  }
}
