import MoltEngine
import MoltRules
import MoltTables

/// Finds and reads the configuration of a run.
enum ConfigurationSearch {
  /// The configuration cannot be used.
  struct Failure: Error {
    /// For a person, each with its file.
    var messages: [String]
  }

  /// The configuration of a run: `--config`, or the nearest `.molt.yml` from the working folder upwards, if the paths lie
  /// there, else from the first path. The search ends at the root of the git work tree and at the home folder.
  ///
  /// - Returns: nil when there is none.
  static func find(_ arguments: Arguments, paths: [String]) throws(Failure) -> Configuration? {
    if arguments.has(.noConfig) { return nil }
    let named = arguments.value(of: .config)
    guard let path = named ?? nearest(to: paths) else { return nil }
    let bytes: [UInt8]
    let folder: String
    do throws(SystemError) {
      bytes = try FileSystem.readSettings(path, isNamed: named != nil)
      folder = FilePath.parent(try FileSystem.resolved(path))
    } catch {
      throw Failure(messages: ["molt: \(path): \(error.message)\n"])
    }
    var reader = ConfigurationReader(path: path, folder: ProjectFolder(folder), bytes: bytes)
    let hasRules = !reader.configuration.rules.isEmpty || !reader.configuration.overrides.isEmpty
    if hasRules { reader.checkRules(among: knownRules(arguments, folder: folder)) }
    let mistakes = reader.mistakes.mistakes.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    if !mistakes.isEmpty { throw Failure(messages: mistakes.map(\.rendered)) }
    return reader.configuration
  }

  /// Every name that may stand under `rules`.
  private static func knownRules(_ arguments: Arguments, folder: String) -> [String] {
    let files = UserRules.files(named: arguments.all(of: .rules), roots: [folder]).files
    let registry = LintRegistry(options: LintOptions(), rules: RuleSet(files: files).rules, history: .embedded)
    return registry.knownNames + MigrationRules.knownNames(.embedded) + MigrationRules.categories
  }

  private static func nearest(to paths: [String]) -> String? {
    let first = paths.first ?? "."
    let working = FileSystem.workingFolder
    let start = FilePath.absolute(first)
    let isInside = start == working || start.hasPrefix(working.hasSuffix("/") ? working : working + "/")
    if isInside { return climb(from: working) }
    guard let resolved = try? FileSystem.resolved(first) else { return climb(from: working) }
    return climb(from: FileSystem.isFolder(resolved) ? resolved : FilePath.parent(resolved))
  }

  private static func climb(from folder: String) -> String? {
    var folder = folder
    let home = Console.environment("HOME")
    while true {
      let path = FilePath.joined(folder, Configuration.fileName)
      if FileSystem.exists(path) { return FilePath.shown(path) }
      if folder == "/" || folder == home || FileSystem.exists(FilePath.joined(folder, ".git")) { return nil }
      folder = FilePath.parent(folder)
    }
  }
}
