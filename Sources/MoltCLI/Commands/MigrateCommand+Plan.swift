import MoltEngine
import MoltNames
import MoltReport

extension MigrateCommand {
  /// What a migration from one version to another starts from.
  struct Plan {
    var options: MigrationOptions
    /// All files of the run, each once, sorted by path.
    var items: [FileMigration.Item]
    var migration: FileMigration
    /// What could not be read.
    var problems: [RunReport.Problem]
  }

  func plan(_ tree: SourceTree, _ scan: ProjectScan, from: SwiftVersion, to: SwiftVersion) -> Plan {
    var options = MigrationOptions(from: from, to: to)
    options.safeOnly = settings.safeOnly
    options.only = settings.only
    options.skip = settings.skip
    options.also = settings.also
    options.marks = settings.marks
    let (projectFiles, context, unread) = projectFiles(of: tree, options)
    return Plan(
      options: options, items: Self.items(scan.targets, projectFiles),
      migration: FileMigration(settings: settings, context: context),
      problems: tree.problems.map { RunReport.Problem(path: $0.path, message: $0.message) } + scan.problems + unread)
  }
}
