import MoltNames
import MoltReport

extension MigrateCommand {
  /// At most so many files are named.
  private static let mostNamed = 10

  /// Whether git has nothing under the paths that is not committed; where it has, that is said.
  func isClean(_ tree: SourceTree) -> Bool {
    var roots: [String: [String]] = [:]
    for path in settings.paths + (settings.editsProjectFiles ? tree.ownProjectFiles : []) {
      guard let work = WorkTree.containing(path) else { continue }
      let place = FileSystem.isFolder(path) ? work.folder.place(ofFolder: path) : work.folder.place(of: path)
      roots[work.root, default: []].append(place ?? ".")
    }
    var dirty: [String] = []
    for (root, places) in roots.sorted(by: { $0.key < $1.key }) {
      let work = WorkTree(root: root)
      do throws(WorkTree.Failure) {
        dirty += try work.dirtyFiles(in: places).map(work.shown)
      } catch {
        console.say("\(PlainText.escaped(error.message)); --allow-dirty writes without asking git")
        return false
      }
    }
    dirty.removeAll { settings.configuration?.leavesOut($0, isFolder: false) == true }
    if dirty.isEmpty { return true }
    console.say("there are changes that are not committed; commit or stash them, or say --allow-dirty:")
    for path in dirty.prefix(Self.mostNamed) { console.writeError("  \(PlainText.escaped(path))\n") }
    if dirty.count > Self.mostNamed { console.writeError("  and \(dirty.count - Self.mostNamed) more\n") }
    return false
  }

  /// The versions that a migration passes, each the end of one step.
  static func steps(from: SwiftVersion, to: SwiftVersion) -> [SwiftVersion] {
    let ends = [SwiftVersion(2, 2), SwiftVersion(3), SwiftVersion(4), SwiftVersion(4, 2), SwiftVersion(5)]
    return ends.filter { $0.column > from.column && $0.column < to.column } + [to]
  }

  /// Migrates version by version and commits each.
  func runSteps(
    _ tree: SourceTree, _ scan: ProjectScan, from: SwiftVersion, to: SwiftVersion, _ history: APIHistory
  ) -> ExitStatus {
    guard let work = WorkTree.containing(settings.paths.first ?? "."),
      settings.paths.allSatisfy({ WorkTree.containing($0)?.root == work.root })
    else {
      console.say("--commit: the paths do not lie in one git repository")
      return .failed
    }
    var (tree, scan, start) = (tree, scan, from)
    var worst = ExitStatus.done
    for end in Self.steps(from: from, to: to) {
      let result = migrate(tree, scan, from: start, to: end, history)
      if status(of: result) != .done { worst = .failed }
      if !result.totals.problems.isEmpty { return .failed }
      do throws(WorkTree.Failure) {
        try commit(result, from: start, to: end, in: work)
      } catch {
        console.say("\(PlainText.escaped(error.message)); the files are written and not committed")
        return .failed
      }
      start = end
      tree = SourceTree(
        paths: settings.paths, configuration: settings.configuration, takesDocuments: settings.takesDocuments,
        shard: settings.shard)
      scan = ProjectScan(tree, idioms: .none, threads: settings.threads)
    }
    // What an older run wrote over is further back now than its files are.
    Journal(for: settings.paths.first ?? ".").discard()
    return worst
  }

  private func commit(
    _ result: Result, from: SwiftVersion, to: SwiftVersion, in work: WorkTree
  ) throws(WorkTree.Failure) {
    if result.changedPaths.isEmpty { return }
    let places = result.changedPaths.compactMap { work.folder.place(of: $0) }
    let list = Array(places.joined(separator: "\0").utf8)
    // Added first: a run may have been asked for files that git does not follow yet.
    let fromInput = ["--pathspec-from-file=-", "--pathspec-file-nul"]
    _ = try work.git(["--literal-pathspecs", "add"] + fromInput, input: list)
    let message = CommitMessage.text(result.totals.summary, from: from, to: to)
    _ = try work.git(["--literal-pathspecs", "commit", "-q", "--only", "-m", message] + fromInput, input: list)
    if !settings.reports.isQuiet {
      console.write("Committed: \(message.prefix { !$0.isNewline })\n\n")
    }
  }
}

/// What a commit of one step says.
enum CommitMessage {
  /// At most so many rules are listed.
  private static let mostRules = 20

  static func text(_ summary: Summary, from: SwiftVersion, to: SwiftVersion) -> String {
    let left = summary.heldBackCount + summary.remainderCount
    var text = "Migrate from Swift \(from) to \(to)\n\n"
    text += "\(number(summary.editCount, "place")) in \(number(summary.changedFileCount, "file")), "
    text += "rewritten by Molt \(Molt.version)"
    text += left > 0 ? "; \(number(left, "place")) left for a person.\n\n" : ".\n\n"
    let sorted = summary.rules
    for rule in sorted.prefix(mostRules) { text += "- \(rule.rule): \(rule.count)\n" }
    if sorted.count > mostRules { text += "- and \(number(sorted.count - mostRules, "other rule"))\n" }
    return text
  }

  private static func number(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
