import MoltEngine
import MoltRules
import MoltTables

/// The lint rules that a project or the command line brings along.
enum UserRules {
  /// The folder in a project's root of which all rules count.
  static let folder = ".molt/rules"

  /// The rules cannot be used.
  struct Failure: Error {
    /// For a person, each with its file.
    var messages: [String]
  }

  /// Reads rules and checks them, examples aside: those are `molt rules check`'s.
  ///
  /// - Parameters:
  ///   - named: files given on the command line.
  ///   - roots: the roots of the projects.
  static func rules(named: [String], roots: [String]) throws(Failure) -> [LintRule] {
    let (files, problems) = files(named: named, roots: roots)
    let set = self.set(of: files)
    let messages = problems + set.mistakes.map(\.rendered)
    if !messages.isEmpty { throw Failure(messages: messages) }
    return set.rules
  }

  /// The rules of files, and their mistakes; built-in rules keep their names.
  static func set(of files: [(path: String, bytes: [UInt8])]) -> RuleSet {
    if files.isEmpty { return RuleSet(files: []) }
    var known: [String: String] = [:]
    // What a comment or the settings may name must mean one thing.
    let words = ["all", "next", "this", "previous", "file", "enable", "disable"]
    for name in words + MigrationRules.knownNames(.embedded) + MigrationRules.categories {
      known[name] = "the tool itself"
    }
    for rule in SuppressionRules.all { (known[rule.id], known[rule.category]) = ("the tool itself", "the tool itself") }
    for entry in LintRegistry.builtIn.entries {
      (known[entry.id], known[entry.category]) = ("the tool itself", "the tool itself")
    }
    return RuleSet(files: files, known: known, checks: CheckRegistry.names)
  }

  /// The files with rules, and what could not be read.
  static func files(named: [String], roots: [String]) -> (files: [(path: String, bytes: [UInt8])], problems: [String]) {
    var files: [(path: String, bytes: [UInt8])] = []
    var problems: [String] = []
    var seen: Set<String> = []
    let found = roots.flatMap(rules(in:))
    for (place, path) in (found + named).enumerated() {
      guard seen.insert(path).inserted else { continue }
      do throws(SystemError) {
        files.append((path, try FileSystem.readSettings(path, isNamed: place >= found.count)))
      } catch {
        problems.append("molt: \(path): \(error.message)\n")
      }
    }
    return (files, problems)
  }

  private static func rules(in root: String) -> [String] {
    let folder = FilePath.joined(FilePath.shown(root), folder)
    let entries = (try? FileSystem.entries(of: folder)) ?? []
    return entries.filter { $0.kind == .file && ($0.name.hasSuffix(".yml") || $0.name.hasSuffix(".yaml")) }
      .map { FilePath.joined(folder, $0.name) }
  }
}
