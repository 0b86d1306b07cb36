/// Where a run may write: in the projects of the paths that were named, and in files that were named themselves.
///
/// Only a link found in a folder can lead elsewhere. Whoever named the folder need not know that it is there, or where it
/// points to.
struct WriteBounds: Sendable {
  /// Links resolved.
  private let folders: [ProjectFolder]
  private let named: Set<String>

  /// - Parameter paths: the files and folders that were named.
  init(_ paths: [String]) {
    var folders: [String] = []
    func add(_ folder: String) {
      if !folders.contains(folder) { folders.append(folder) }
    }
    let working = FileSystem.workingFolder
    for path in paths {
      // Of a file, the project that it was named in, and not the one that it may be a link to.
      let folder = FileSystem.isFolder(path) ? path : FilePath.parent(FilePath.absolute(path))
      guard let resolved = try? FileSystem.resolved(folder) else { continue }
      add(resolved)
      let root = WorkTree.containing(resolved)?.root ?? ProjectRoot.find(from: resolved)
      if let root {
        add(root)
      } else if resolved == working || resolved.hasPrefix(working + "/") {
        add(working)
      }
    }
    self.folders = folders.map { ProjectFolder($0) }
    named = Set(paths.map(FilePath.tidied))
  }

  /// Whether a file may be written.
  ///
  /// - Parameters:
  ///   - path: as it was named or found.
  ///   - target: the same, links resolved.
  func contain(_ path: String, target: String) -> Bool {
    named.contains(path) || folders.contains { $0.place(of: target) != nil }
  }
}
