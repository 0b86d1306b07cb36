import MoltNames
import MoltRules
import MoltTables

/// The API history of a run: the embedded one, with the renames of the project and of the command line over it.
enum UserRenames {
  /// The folder in a project's root of which all tables count.
  static let folder = ".molt/renames"

  /// The tables cannot be used.
  struct Failure: Error {
    /// For a person, each with its file.
    var messages: [String]
  }

  /// - Parameters:
  ///   - named: tables given on the command line.
  ///   - roots: the roots of the projects.
  static func history(named: [String], roots: [String]) throws(Failure) -> APIHistory {
    var files: [(path: String, bytes: [UInt8])] = []
    var messages: [String] = []
    let found = tables(in: roots)
    for (place, path) in (found + named).enumerated() {
      do throws(SystemError) {
        files.append((path, try FileSystem.readSettings(path, isNamed: place >= found.count)))
      } catch {
        messages.append("molt: \(path): \(error.message)\n")
      }
    }
    let history = APIHistory.embedded
    if files.isEmpty, messages.isEmpty { return history }
    let renames = history.renames(files: files)
    messages += renames.mistakes.map(\.rendered)
    if !messages.isEmpty { throw Failure(messages: messages) }
    guard let combined = history.overlaying(renames) else {
      throw Failure(messages: ["molt: the tables of renames are too large\n"])
    }
    return combined
  }

  private static func tables(in roots: [String]) -> [String] {
    roots.flatMap { root -> [String] in
      let folder = FilePath.joined(FilePath.shown(root), folder)
      let entries = (try? FileSystem.entries(of: folder)) ?? []
      return entries.filter { $0.kind == .file && ($0.name.hasSuffix(".yml") || $0.name.hasSuffix(".yaml")) }
        .map { FilePath.joined(folder, $0.name) }
    }
  }
}
