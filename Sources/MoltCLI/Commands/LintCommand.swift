import MoltEngine
import MoltReport
import MoltRules
import MoltTables

/// `molt lint`: reads and lints file by file on all processors, mends what it may, reports.
struct LintCommand {
  let settings: LintSettings
  let console: Console
  /// The roots of the projects that the paths belong to. Found once: it means reading the folders on the way up.
  let roots: [String]

  init(settings: LintSettings, console: Console) {
    self.settings = settings
    self.console = console
    var roots: [String] = []
    for path in settings.projectPaths {
      if let root = ProjectRoot.find(from: path), !roots.contains(root) { roots.append(root) }
    }
    self.roots = roots
  }

  /// What was found in one file, and what is not reported of it.
  struct Found: Sendable {
    /// Nil when there is nothing to report.
    var report: FileReport?
    var counts = FindingCounts()
  }

  /// What became of one file.
  enum Outcome: Sendable {
    case linted(Found)
    case generated
    case refused(String)
  }

  func run() throws(UsageError) -> ExitStatus {
    if settings.options.fixes { try settings.reports.checkFiles() }
    var input: LintInput
    do throws(WorkTree.Failure) {
      input = try LintInput(settings)
    } catch {
      console.say(PlainText.escaped(error.message))
      return .failed
    }
    let registry: LintRegistry
    do throws(UserRules.Failure) {
      registry = try makeRegistry()
    } catch {
      for message in error.messages { console.writeError(message) }
      return .failed
    }
    try checkNames(registry)
    var runner = LintRunner(registry: registry, threads: settings.threads, roots: roots)
    let baseline: Baseline?
    do throws(Baseline.Failure) {
      baseline = try readBaseline()
    } catch {
      console.say(PlainText.escaped(error.message))
      return .failed
    }
    runner.scope = scope(baseline, registry, input)
    if settings.readsInput { return lintInput(runner) }
    let all = input.discovery.files
    let files = settings.shard?.split(all, path: \.path).own ?? all
    var report = LintReport(
      outcomes: runner.lint(files, partOf: all), of: files, problems: input.discovery.problems,
      fixes: settings.options.fixes)
    report.quiet.baseline = baseline?.path
    if settings.options.fixes { write(&report, &input) }
    return show(report) ? status(of: report) : .failed
  }

  /// The rules of the run, built-in and the project's.
  func makeRegistry() throws(UserRules.Failure) -> LintRegistry {
    let rules = try UserRules.rules(named: settings.rules, roots: ruleRoots)
    var options = settings.options
    options.statedVersion =
      settings.from
      ?? VersionDetection.fromProject(folders: roots, projectFiles: [])?.version
    if rules.contains(where: { $0.since != nil || $0.before != nil }) { options.version = options.statedVersion }
    return LintRegistry(options: options, rules: rules, history: .embedded)
  }

  private func readBaseline() throws(Baseline.Failure) -> Baseline? {
    guard settings.usesBaseline,
      var baseline = Baseline(
        configuration: settings.configuration, paths: settings.projectPaths, roots: roots),
      baseline.exists
    else { return nil }
    try baseline.read()
    return baseline
  }

  /// What is wanted of each file.
  private func scope(
    _ baseline: Baseline?, _ registry: LintRegistry, _ input: LintInput
  ) -> @Sendable (String) -> FileScope {
    let changes = input.changes
    return { [settings] path in
      var scope = FileScope()
      scope.policy = settings.policy(for: path)
      if let baseline {
        scope.known = baseline.known(in: path) { registry.asks($0, policy: scope.policy) }
      }
      if let changes { scope.changedLines = changes[path] ?? ChangedLines([]) }
      return scope
    }
  }

  /// The folders whose `.molt` counts: the projects', and that of the configuration.
  private var ruleRoots: [String] { ProjectRoot.adding(settings.configuration, to: roots) }

  /// A rule that is named and does not exist is a mistake, not nothing to do.
  private func checkNames(_ registry: LintRegistry) throws(UsageError) {
    let names = settings.options.only + settings.options.skip
    if names.isEmpty { return }
    let known = registry.knownNames
    for name in names where !known.contains(name) {
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
    let isLeftOut = settings.configuration?.leavesOut(path, isFolder: false) ?? false
    let found = isLeftOut ? Found() : runner.lint(SourceFile(path: path, bytes: bytes))
    var report = LintReport(
      files: found.report.map { [$0] } ?? [], fileCount: isLeftOut ? 0 : 1, fixes: settings.options.fixes)
    report.add(found.counts)
    if settings.options.fixes { console.write(found.report?.newBytes ?? bytes) }
    return show(report) ? status(of: report) : .failed
  }

  /// Writes the mended files; one that cannot be written keeps its old content and becomes a problem.
  private func write(_ report: inout LintReport, _ input: inout LintInput) {
    let changes = report.files.compactMap { file in
      file.newBytes.map { FileChange(path: file.path, old: file.bytes, new: $0) }
    }
    if changes.isEmpty { return }
    let journal = Journal.record(changes, title: "lint --fix", console)
    let bounds = WriteBounds(settings.paths)
    var written: [String] = []
    for index in report.files.indices {
      guard let bytes = report.files[index].newBytes else { continue }
      do throws(AtomicWriter.Failure) {
        let file = report.files[index]
        try AtomicWriter.replace(file.path, with: bytes, expecting: file.bytes, within: bounds)
        written.append(file.path)
      } catch {
        report.problems.append(.init(path: report.files[index].path, message: error.message))
        report.files[index].newBytes = nil
        report.files[index].findings.removeAll { $0.isApplied }
      }
    }
    if written.isEmpty { journal?.discard() }
    do throws(WorkTree.Failure) {
      try input.restage(written)
    } catch {
      report.problems.append(.init(path: nil, message: error.message))
    }
  }

  /// - Returns: whether all reports could be written.
  private func show(_ report: LintReport) -> Bool {
    console.say(report.problems)
    let isTaken = settings.readsInput && settings.options.fixes
    var run = RunDescription(
      command: .lint, mode: report.fixes ? .write : .check, toolVersion: Molt.version,
      workingFolder: FileSystem.workingFolder, describe: RuleDescriptions.lint(named: settings.rules, roots: ruleRoots))
    run.part = settings.shard?.part
    let format = HumanFormat(style: settings.reports.style(console, onError: isTaken))
    let human = HumanReport(format, run: run, showsSummary: !settings.reports.isQuiet)
    var writer = ReportWriter(settings.reports, run: run, human: human, onError: isTaken, console)
    var totals = writer.makeTotals(run)
    for file in report.files {
      writer.add(file)
      totals.add(file)
    }
    for (folder, count) in report.cleanFolders { totals.addClean(count, in: folder) }
    totals.fileCount = report.fileCount
    totals.problems = report.problems
    totals.generatedFiles = report.generatedFiles
    totals.quiet = report.quiet
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
