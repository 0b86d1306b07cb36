/// The files of one run: those to migrate, and the rest of their project, which is read to know its own names. Only their
/// paths: what is in them is read when it is needed.
struct SourceTree {
  /// One file.
  struct File: Sendable {
    /// As it is printed and opened.
    var path: String
    /// It is to be migrated, unless a tool wrote it; else it is read to know its names.
    var isTarget = false
    /// Named itself, so that it is migrated whoever wrote it.
    var isNamed = false
    /// Its place among those that were found.
    var place = 0
    /// What stands on standard input; nil for a file that is to be read.
    var bytes: [UInt8]?
  }

  /// Sorted by path.
  private(set) var files: [File] = []
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

  /// Finds the files and folders named by `paths`, and the projects around them.
  ///
  /// - Parameters:
  ///   - configuration: says which files are left out.
  ///   - takesDocuments: Markdown documents in folders are taken too.
  ///   - shard: the part of the files that is to be migrated; the others are read all the same.
  init(
    paths: [String], configuration: Configuration? = nil, takesDocuments: Bool = false, shard: Shard? = nil
  ) {
    var discovery = FileDiscovery(configuration: configuration, asksGit: true, takesDocuments: takesDocuments)
    for path in paths { discovery.add(path) }
    problems = discovery.problems
    let count = discovery.files.count
    let (found, elsewhere) = shard?.split(discovery.files, path: \.path) ?? (discovery.files, [])
    let inside = discovery.projectFiles
    discovery.takeEverything()
    addFolders(of: paths)
    // What is found a second time under the root is dropped by the discovery itself.
    for root in roots { discovery.add(FilePath.shown(root)) }
    projectFiles = discovery.projectFiles
    hasFolder = paths.contains(where: FileSystem.isFolder)
    ownProjectFiles = own(inside: inside)
    add(found, rest: elsewhere + discovery.files[count...])
  }

  /// The source that stands on standard input, and the project around the file that it stands for.
  init(input bytes: [UInt8], name: String?) {
    let path = name.map(FilePath.tidied) ?? "<stdin>"
    let target = File(path: path, isTarget: true, isNamed: true, bytes: bytes)
    files = [target]
    guard name != nil else { return }
    var discovery = FileDiscovery()
    // The file on the disk is older than the one on standard input.
    if FileSystem.exists(target.path) { discovery.add(target.path) }
    let known = discovery.files.count
    let folder = FilePath.parent(target.path)
    addFolders(of: [FileSystem.exists(target.path) ? target.path : folder])
    for root in roots { discovery.add(FilePath.shown(root)) }
    projectFiles = discovery.projectFiles
    add([], rest: discovery.files[known...])
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

  private mutating func add(_ found: [FileDiscovery.Found], rest: some Sequence<FileDiscovery.Found>) {
    for (place, file) in found.enumerated() {
      files.append(File(path: file.path, isTarget: true, isNamed: file.isNamed, place: place))
    }
    for file in rest { files.append(File(path: file.path)) }
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}
