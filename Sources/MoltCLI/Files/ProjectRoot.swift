/// Finds the folder of the project that a path belongs to.
enum ProjectRoot {
  /// The nearest folder, from the path upwards, that holds `.git`, `Package.swift` or an Xcode project; nil when there is
  /// none. Links are resolved first, so the answer is the same however the path is spelled.
  static func find(from path: String) -> String? {
    guard var folder = try? FileSystem.resolved(path) else { return nil }
    if !FileSystem.isFolder(folder) { folder = FilePath.parent(folder) }
    while true {
      if isRoot(folder) { return folder }
      if folder == "/" || folder == "." { return nil }
      folder = FilePath.parent(folder)
    }
  }

  /// The roots and the folder of the configuration, each once: a package in a larger project has that project's rules too.
  static func adding(_ configuration: Configuration?, to roots: [String]) -> [String] {
    guard let folder = configuration?.folder.path, !roots.contains(folder) else { return roots }
    return [folder] + roots
  }

  private static func isRoot(_ folder: String) -> Bool {
    if FileSystem.exists(FilePath.joined(folder, ".git")) { return true }
    if FileSystem.exists(FilePath.joined(folder, "Package.swift")) { return true }
    return FileSystem.folder(folder, hasNameEndingIn: VersionFiles.xcodeProjectSuffix)
  }
}
