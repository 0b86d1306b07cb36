/// A folder from which paths are named.
struct ProjectFolder: Equatable, Sendable {
  /// Links resolved.
  let path: String
  /// Asked once, not once a file.
  private let working = FileSystem.workingFolder

  init(_ path: String) { self.path = path }

  /// A path seen from the folder, `.` for itself; nil when it lies elsewhere. A link at the path's end is not followed.
  func place(of path: String) -> String? {
    let absolute = path.hasPrefix("/") ? FilePath.tidied(path) : FilePath.tidied(working + "/" + path)
    if let place = inside(absolute) { return place }
    // The same folder under another name, or a path that climbs.
    let parent = FilePath.parent(absolute)
    guard let resolved = try? FileSystem.resolved(parent) else { return nil }
    let name = FilePath.name(absolute)
    // `a/..` has no name of its own.
    if name == ".." || absolute == "/" { return (try? FileSystem.resolved(absolute)).flatMap(inside) }
    return inside(FilePath.joined(resolved, name))
  }

  /// A folder seen from this one, all links resolved.
  func place(ofFolder path: String) -> String? { (try? FileSystem.resolved(path)).flatMap(inside) }

  private func inside(_ absolute: String) -> String? {
    if absolute == path { return "." }
    let prefix = path.hasSuffix("/") ? path : path + "/"
    guard absolute.hasPrefix(prefix) else { return nil }
    let place = String(absolute.dropFirst(prefix.count))
    return place.utf8.starts(with: "..".utf8) || place.split(separator: "/").contains("..") ? nil : place
  }
}
