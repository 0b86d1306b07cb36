/// The work tree of a git repository, asked through the `git` program.
struct WorkTree {
  /// Git cannot answer.
  struct Failure: Error {
    /// For a person, one line.
    var message: String
  }

  /// The folder that holds `.git`, links resolved.
  let root: String

  /// The work tree that a path lies in. Asks only the file system.
  static func containing(_ path: String) -> WorkTree? {
    guard var folder = try? FileSystem.resolved(path) else { return nil }
    if !FileSystem.isFolder(folder) { folder = FilePath.parent(folder) }
    while true {
      if FileSystem.exists(FilePath.joined(folder, ".git")) { return WorkTree(root: folder) }
      if folder == "/" || folder == "." { return nil }
      folder = FilePath.parent(folder)
    }
  }

  /// The repository's own folder: `.git`, or what the file of that name points to.
  var repository: String? {
    let path = FilePath.joined(root, ".git")
    if FileSystem.isFolder(path) { return path }
    guard let bytes = try? FileSystem.read(path) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    let mark = "gitdir: "
    guard text.hasPrefix(mark) else { return nil }
    let target = String(text.dropFirst(mark.utf8.count).prefix { !$0.isNewline })
    return target.hasPrefix("/") ? target : FilePath.joined(root, target)
  }

  /// The root, from which git names paths.
  var folder: ProjectFolder { ProjectFolder(root) }

  /// A path of git's, as it is printed and opened.
  func shown(_ place: String) -> String { FilePath.shown(FilePath.joined(root, place)) }

  /// What `git` prints when it is run at the root.
  ///
  /// - Parameter accepts: exit statuses that are no failure.
  func git(
    _ words: [String], input: [UInt8] = [], accepts: [Int32] = [0]
  ) throws(Failure) -> Subprocess.Result {
    var environment: [String: String?] = ["GIT_OPTIONAL_LOCKS": "0"]
    // A hook's variables are about the repository that runs it, and about no other.
    if !isOfWorkingFolder {
      for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_OBJECT_DIRECTORY"] {
        environment[name] = .some(nil)
      }
    }
    let result: Subprocess.Result
    do throws(SystemError) {
      result = try Subprocess.run(
        ["git", "-C", root, "-c", "core.quotepath=off"] + Self.harmless + words, input: input, environment: environment)
    } catch {
      throw Failure(message: "git cannot be run: \(error.message)")
    }
    if accepts.contains(result.status) { return result }
    let lines = String(decoding: result.error, as: UTF8.self).split(whereSeparator: \.isNewline)
    let told = lines.first { $0.hasPrefix("fatal:") || $0.hasPrefix("error:") } ?? lines.first
    throw Failure(message: "git \(words[0]): \(told.map(String.init) ?? "exit status \(result.status)")")
  }

  /// A repository that came as a folder may have settings that run programs where git only looks at files.
  private static let harmless = ["-c", "core.fsmonitor=false"]

  private var isOfWorkingFolder: Bool { WorkTree.containing(".")?.root == root }

  /// The texts that a NUL byte ends each, as git prints paths with `-z`.
  static func texts(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
