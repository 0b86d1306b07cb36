import MoltEngine

/// The files of one run: those to migrate, and the rest of their project, which is read to know its own names.
struct SourceTree {
  /// Sorted by path.
  var targets: [SourceFile] = []
  var others: [SourceFile] = []
  /// Files that were found in folders and left out because a tool wrote them.
  var generated: [String] = []
  var problems: [(path: String, message: String)] = []
  /// The folders in which the project may state its version, nearest first.
  var settingFolders: [String] = []
  /// The roots of the projects.
  var roots: [String] = []
  /// Files of the projects that may state a version.
  var projectFiles: [String] = []
  /// Those among them that speak of the named folders: in them, or in a folder around them.
  var ownProjectFiles: [String] = []
  /// Whether some path is a folder.
  var hasFolder = false

  /// All files, sorted by path.
  var all: [SourceFile] { (targets + others).sorted(by: Self.byPath) }

  private static func byPath(_ one: SourceFile, _ two: SourceFile) -> Bool {
    one.path.utf8.lexicographicallyPrecedes(two.path.utf8)
  }

  /// Finds and reads the files and folders named by `paths`, and the projects around them.
  ///
  /// - Parameter shard: the part of the files that is to be migrated; the others are read all the same.
  init(paths: [String], shard: Shard? = nil, threads: Int) {
    var discovery = FileDiscovery()
    for path in paths { discovery.add(path) }
    problems = discovery.problems
    let count = discovery.files.count
    let (found, elsewhere) = shard?.split(discovery.files, path: \.path) ?? (discovery.files, [])
    let inside = discovery.projectFiles
    addFolders(of: paths)
    // What is found a second time under the root is dropped by the discovery itself.
    for root in roots { discovery.add(FilePath.shown(root)) }
    projectFiles = discovery.projectFiles
    hasFolder = paths.contains(where: FileSystem.isFolder)
    ownProjectFiles = own(inside: inside)
    read(found, rest: (elsewhere + discovery.files[count...]).map(\.path), threads)
  }

  /// The source that stands on standard input, and the project around the file that it stands for.
  init(input bytes: [UInt8], name: String?, threads: Int) {
    let target = SourceFile(path: name.map(FilePath.tidied) ?? "<stdin>", bytes: bytes)
    targets = [target]
    guard name != nil else { return }
    var discovery = FileDiscovery()
    // The file on the disk is older than the one on standard input.
    if FileSystem.exists(target.path) { discovery.add(target.path) }
    let known = discovery.files.count
    let folder = FilePath.parent(target.path)
    addFolders(of: [FileSystem.exists(target.path) ? target.path : folder])
    for root in roots { discovery.add(FilePath.shown(root)) }
    projectFiles = discovery.projectFiles
    read([], rest: discovery.files[known...].map(\.path), threads)
  }

  /// Finds the roots of the paths' projects.
  private mutating func addFolders(of paths: [String]) {
    for path in paths {
      guard let resolved = try? FileSystem.resolved(path) else { continue }
      let root = ProjectRoot.find(from: path)
      if let root, !roots.contains(root) { roots.append(root) }
      var folder = FileSystem.isFolder(resolved) ? resolved : FilePath.parent(resolved)
      while !settingFolders.contains(folder) {
        settingFolders.append(folder)
        if root == nil || folder == root || folder == "/" { break }
        folder = FilePath.parent(folder)
      }
    }
  }

  /// The files in the named folders, and those that lie right in a folder around what was named; each once, sorted.
  ///
  /// - Parameter inside: what was found in the named folders themselves.
  private func own(inside: [String]) -> [String] {
    var seen: Set<String> = []
    var found: [String] = []
    for (place, path) in projectFiles.enumerated() {
      guard let resolved = try? FileSystem.resolved(path), seen.insert(resolved).inserted else { continue }
      var folder = FilePath.parent(resolved)
      if VersionFiles.isXcodeProject(folder) { folder = FilePath.parent(folder) }
      if place < inside.count || settingFolders.contains(folder) { found.append(path) }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private enum Outcome: Sendable {
    case read([UInt8])
    case generated([UInt8])
    case refused(String)
  }

  private mutating func read(_ found: [FileDiscovery.Found], rest: [String], _ threads: Int) {
    let named = found.map { (path: $0.path, isNamed: $0.isNamed) }
    let outcomes = WorkerPool.map(named, threads: threads, makeContext: {}) { _, file -> Outcome in
      do throws(SourceReader.Refusal) {
        let bytes = try SourceReader.read(file.path)
        return !file.isNamed && GeneratedFile.isGenerated(bytes) ? .generated(bytes) : .read(bytes)
      } catch {
        return .refused(error.message)
      }
    }
    for (file, outcome) in zip(named, outcomes) {
      switch outcome {
      case .read(let bytes): targets.append(SourceFile(path: file.path, bytes: bytes))
      case .generated(let bytes):
        generated.append(file.path)
        others.append(SourceFile(path: file.path, bytes: bytes))
      case .refused(let message): problems.append((file.path, message))
      }
    }
    // What cannot be read here was not asked for, so it is no problem of this run.
    let read = WorkerPool.map(rest, threads: threads, makeContext: {}) { _, path in try? SourceReader.read(path) }
    for case (let path, let bytes?) in zip(rest, read) { others.append(SourceFile(path: path, bytes: bytes)) }
    targets.sort(by: Self.byPath)
    generated.sort()
  }
}
