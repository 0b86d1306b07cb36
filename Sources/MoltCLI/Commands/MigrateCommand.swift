import MoltEngine
import MoltNames
import MoltReport

/// `molt migrate`: reads, migrates on all processors, writes or shows, reports.
struct MigrateCommand {
  let settings: MigrateSettings
  let console: Console

  func run() throws(UsageError) -> ExitStatus {
    if settings.mode == .write { try settings.reports.checkFiles() }
    let tree: SourceTree
    do {
      tree =
        settings.readsInput
        ? SourceTree(input: try readInput(), name: settings.inputName)
        : SourceTree(
          paths: settings.paths, configuration: settings.configuration, takesDocuments: settings.takesDocuments,
          shard: settings.shard)
    } catch {
      console.say("standard input \(error.message)")
      return .failed
    }
    let history: APIHistory
    do throws(UserRenames.Failure) {
      history = try UserRenames.history(
        named: settings.renames, roots: ProjectRoot.adding(settings.configuration, to: tree.roots))
    } catch {
      for message in error.messages { console.writeError(message) }
      return .failed
    }
    try checkNames(history)
    let stated =
      settings.from == nil
      ? VersionDetection.fromProject(folders: tree.settingFolders, projectFiles: tree.projectFiles) : nil
    // All parts of a run must come to the same version, so each looks at all files.
    let idioms: ProjectScan.Idiomatic = settings.shard == nil ? .targets : .all
    let scan = ProjectScan(
      tree, idioms: settings.from == nil && stated == nil ? idioms : .none, also: settings.also,
      threads: settings.threads)
    let from = try version(stated, scan)
    let to = max(settings.to, from)
    if settings.mode == .write, !settings.readsInput, !settings.allowsDirty, !isClean(tree) { return .failed }
    if settings.commits { return runSteps(tree, scan, from: from, to: to, history) }
    return status(of: migrate(tree, scan, from: from, to: to, history))
  }

  /// A rule that is named and does not exist is a mistake, not nothing to do.
  private func checkNames(_ history: APIHistory) throws(UsageError) {
    for name in settings.also where !MigrationRules.optIn.contains(name) {
      let all = MigrationRules.optIn.joined(separator: ", ")
      throw UsageError(message: "\(Flag.also.name): '\(name)' is no rule that waits to be asked for; those are: \(all)")
    }
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
  private func version(_ stated: DetectedVersion?, _ scan: ProjectScan) throws(UsageError) -> SwiftVersion {
    if let from = settings.from { return from }
    let detected = stated ?? VersionDetection.fromIdioms(scan.idioms)
    guard let detected else {
      if !scan.targets.isEmpty, !settings.reports.isQuiet {
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
}
