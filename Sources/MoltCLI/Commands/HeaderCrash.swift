/// Which of some headers libclang crashes on.
enum HeaderCrash {
  /// Headers that were named, and those in folders that were named.
  static func headers(_ paths: [String], depth: Int = 0) -> [String] {
    paths.flatMap { path -> [String] in
      guard FileSystem.isFolder(path) else { return [path] }
      guard depth < 32, let entries = try? FileSystem.entries(of: path) else { return [] }
      let wanted = entries.filter { entry in
        entry.kind == .folder || [".h", ".hh", ".hpp"].contains { entry.name.hasSuffix($0) }
      }
      return headers(wanted.map { FilePath.joined(path, $0.name) }, depth: depth + 1)
    }
  }

  /// Looks in halves, so that few runs find one header among many.
  ///
  /// - Parameter crashes: whether reading some of the headers crashes.
  static func culprits(among headers: [String], _ crashes: ([String]) -> Bool) -> Set<String> {
    if headers.isEmpty || !crashes(headers) { return [] }
    if headers.count == 1 { return Set(headers) }
    let middle = headers.count / 2
    let found = culprits(among: Array(headers[..<middle]), crashes)
      .union(culprits(among: Array(headers[middle...]), crashes))
    // Each half by itself is fine: no single header is to blame.
    return found.isEmpty ? Set(headers) : found
  }

  /// The options but for those that say where and how the result is written.
  static func withoutOutput(_ options: [String]) -> [String] {
    var result: [String] = []
    var isSkipped = false
    for word in options {
      if isSkipped {
        isSkipped = false
      } else if word == Flag.tables.name {
        isSkipped = true
      } else if word != Flag.json.name {
        result.append(word)
      }
    }
    return result
  }
}
