import MoltEngine
import MoltReport

extension MigrateCommand {
  /// The files that state the Swift version and are this run's to look at.
  ///
  /// A run over single files says nothing of them unless it is asked to: a hook is not about the project.
  func projectFiles(
    of tree: SourceTree, _ options: MigrationOptions
  ) -> (files: [ProjectFile], context: ProjectFile.Context, problems: [RunReport.Problem]) {
    var context = ProjectFile.Context(from: options.from, to: options.to)
    // They are one machine's work.
    if let shard = settings.shard, shard.number != 1 { return ([], context, []) }
    guard tree.hasFolder || settings.editsProjectFiles, options.from < options.to else { return ([], context, []) }
    var files: [ProjectFile] = []
    var problems: [RunReport.Problem] = []
    for path in tree.ownProjectFiles where ProjectFile.isOne(path) {
      do throws(SourceReader.Refusal) {
        files.append(ProjectFile(path: path, bytes: try SourceReader.read(path)))
      } catch {
        if settings.editsProjectFiles { problems.append(.init(path: path, message: error.message)) }
      }
    }
    context.isStatedElsewhere = files.contains(where: \.statesVersion)
    return (files, context, problems)
  }

  /// All files of the run, each once, sorted by path.
  static func items(_ sources: [SourceTree.File], _ projectFiles: [ProjectFile]) -> [FileMigration.Item] {
    var items = sources.map { FileMigration.Item(path: $0.path, source: $0) }
    let places = Dictionary(
      projectFiles.isEmpty ? [] : items.indices.map { (items[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
    for file in projectFiles {
      if let place = places[file.path] {
        items[place].projectFile = file
      } else {
        items.append(FileMigration.Item(path: file.path, projectFile: file))
      }
    }
    return items.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}
