import MoltEngine
import MoltNames
import MoltReport
import MoltText

/// `molt migrate`: reads, migrates on all processors, writes or shows, reports.
struct MigrateCommand {
  let settings: MigrateSettings
  let console: Console

  func run() throws(UsageError) -> ExitStatus {
    let tree: SourceTree
    do {
      tree =
        settings.readsInput
        ? SourceTree(input: try readInput(), name: settings.inputName, threads: settings.threads)
        : SourceTree(paths: settings.paths, shard: settings.shard, threads: settings.threads)
    } catch {
      console.say("standard input \(error.message)")
      return .failed
    }
    let history: APIHistory
    do throws(UserRenames.Failure) {
      history = try UserRenames.history(named: settings.renames, roots: tree.roots)
    } catch {
      for message in error.messages { console.writeError(message) }
      return .failed
    }
    try checkNames(history)
    let from = try version(of: tree)
    var options = MigrationOptions(from: from, to: max(settings.to, from))
    options.safeOnly = settings.safeOnly
    options.only = settings.only
    options.skip = settings.skip
    let index = WorkerPool.map(tree.all, threads: settings.threads, makeContext: {}) { _, file in FileIndex(file) }
    let migrator = Migrator(options: options, history: history, files: index)
    let progress = Progress(total: tree.targets.count)
    let results = WorkerPool.map(
      tree.targets, threads: settings.threads, makeContext: { migrator.makeWorker() },
      body: { [settings] worker, file in
        defer { progress.step() }
        return FileReport(worker.migrate(file), bytes: file.bytes, settings)
      })
    progress.finish()
    var report = RunReport(mode: settings.mode, from: "\(options.from)", to: "\(options.to)", files: results)
    report.problems = tree.problems.map { .init(path: $0.path, message: $0.message) }
    report.generatedFiles = tree.generated
    addProjectFiles(of: tree, options, to: &report)
    if settings.mode == .write, !settings.readsInput { write(&report) }
    let isReported = show(report)
    return isReported ? status(of: report) : .failed
  }

  /// A rule that is named and does not exist is a mistake, not nothing to do.
  private func checkNames(_ history: APIHistory) throws(UsageError) {
    if settings.only.isEmpty, settings.skip.isEmpty { return }
    let known = MigrationRules.knownNames(history)
    for (flag, names) in [(Flag.only, settings.only), (.skip, settings.skip)] {
      for name in names where !known.contains(name) {
        let nearest = Suggestion.nearest(to: name, among: known)
        throw UsageError(message: "\(flag.name): no rule or module is called '\(name)'\(Suggestion.question(nearest))")
      }
    }
  }

  private func readInput() throws(SourceReader.Refusal) -> [UInt8] {
    do {
      return try SourceReader.checked(console.readInput())
    } catch let refusal as SourceReader.Refusal {
      throw refusal
    } catch {
      throw SourceReader.Refusal(message: "cannot be read")
    }
  }

  /// The version given, or the one found out, which is said.
  private func version(of tree: SourceTree) throws(UsageError) -> SwiftVersion {
    if let from = settings.from { return from }
    let detected =
      VersionDetection.fromProject(folders: tree.settingFolders, projectFiles: tree.projectFiles)
      // All parts must come to the same version, so each looks at all files.
      ?? VersionDetection.fromIdioms(
        in: (settings.shard == nil ? tree.targets : tree.all).map(\.bytes), threads: settings.threads)
    guard let detected else {
      if !tree.targets.isEmpty, !settings.reports.isQuiet {
        console.say("no old spelling found, so the code is taken for Swift \(settings.to); say --from if it is not")
      }
      return settings.to
    }
    try settings.checkOrder(detected.version, source: detected.source)
    if !settings.reports.isQuiet {
      console.say("migrating from Swift \(detected.version) (\(PlainText.escaped(detected.source)))")
    }
    return detected.version
  }

  /// Writes the changed files; one that cannot be written keeps its old content and becomes a problem.
  private func write(_ report: inout RunReport) {
    let failures = WorkerPool.map(report.files, threads: settings.threads, makeContext: {}) { _, file -> String in
      guard let bytes = file.newBytes else { return "" }
      do throws(AtomicWriter.Failure) {
        try AtomicWriter.replace(file.path, with: bytes, expecting: file.bytes)
        return ""
      } catch {
        return error.message
      }
    }
    for (index, message) in failures.enumerated() where !message.isEmpty {
      report.problems.append(.init(path: report.files[index].path, message: message))
      report.files[index].newBytes = nil
      for place in report.files[index].findings.indices { report.files[index].findings[place].isApplied = false }
    }
  }

  private func status(of report: RunReport) -> ExitStatus {
    if !report.problems.isEmpty || report.files.contains(where: { $0.failure != nil }) { return .failed }
    let changes = report.files.contains { $0.newBytes != nil }
    return changes && settings.mode != .write ? .found : .done
  }
}

extension FileReport {
  /// What was found of the rules that were asked for.
  fileprivate init(_ result: FileResult, bytes: [UInt8], _ settings: MigrateSettings) {
    self.init(
      path: result.path, bytes: bytes,
      findings: result.findings.filter { settings.selects($0.finding.rule) }
        .map { ReportedFinding($0.finding, isApplied: $0.applied) },
      newBytes: result.newBytes, failure: result.failure)
  }
}
