import MoltEngine

/// The files that a lint run looks at.
struct LintInput {
  private(set) var discovery: FileDiscovery
  /// The lines to look at, by path; nil: all.
  private(set) var changes: [String: ChangedLines]?
  private var staged: StagedFiles?

  /// Finds the files; nothing when the source comes from standard input.
  init(_ settings: LintSettings) throws(WorkTree.Failure) {
    discovery = FileDiscovery(
      configuration: settings.configuration, asksGit: true, takesDocuments: settings.takesDocuments)
    if settings.readsInput { return }
    if settings.isStaged {
      try addStaged(settings)
    } else if let since = settings.since {
      try addChanged(since, settings)
    } else {
      for path in settings.paths { discovery.add(path) }
    }
  }

  private static func workTree(_ paths: [String], _ flag: Flag) throws(WorkTree.Failure) -> WorkTree {
    guard let tree = WorkTree.containing(paths.first ?? ".") else {
      throw WorkTree.Failure(message: "\(flag.name): there is no git repository here")
    }
    return tree
  }

  private mutating func addStaged(_ settings: LintSettings) throws(WorkTree.Failure) {
    let tree = try Self.workTree(settings.paths, .staged)
    let places = settings.paths == ["."] ? [] : settings.paths.compactMap { tree.folder.place(of: $0) }
    var files = try StagedFiles(tree, places: places, takesDocuments: settings.takesDocuments)
    files.keep { settings.configuration?.leavesOut(tree.shown($0), isFolder: false) != true }
    files.keep { place in !place.split(separator: "/").contains { FileDiscovery.skippedFolders.contains(String($0)) } }
    staged = files
    if settings.options.fixes {
      let mixed = try files.withUnstagedChanges()
      if !mixed.isEmpty {
        throw WorkTree.Failure(
          message: """
            --fix --staged: these files also have changes that are not staged, which would be committed with the fixes; \
            stage or stash them first: \(mixed.map(tree.shown).joined(separator: ", "))
            """)
      }
      // What is on the disk is what is staged, line ends as git keeps them there aside.
      for entry in files.entries {
        guard let bytes = try? FileSystem.read(tree.shown(entry.place)) else { continue }
        discovery.add(tree.shown(entry.place), bytes: bytes)
      }
      return
    }
    for (entry, bytes) in zip(files.entries, try files.contents()) {
      discovery.add(tree.shown(entry.place), bytes: bytes)
    }
  }

  private mutating func addChanged(_ since: String, _ settings: LintSettings) throws(WorkTree.Failure) {
    let tree = try Self.workTree(settings.paths, .since)
    let takesDocuments = settings.takesDocuments || settings.paths.contains(where: FilePath.isDocument)
    let found = try ChangesSince(since, in: tree, takesDocuments: takesDocuments)
    for path in settings.paths { discovery.add(path) }
    var changes: [String: ChangedLines] = [:]
    let folder = tree.folder
    discovery.keep { path in
      guard let place = folder.place(of: path), let lines = found.lines[place] else { return false }
      changes[path] = lines
      return true
    }
    self.changes = changes
  }

  /// Stages files anew, if what is staged is what was looked at.
  func restage(_ paths: [String]) throws(WorkTree.Failure) {
    guard let staged else { return }
    try staged.restage(paths.compactMap { staged.tree.folder.place(of: $0) })
  }
}
