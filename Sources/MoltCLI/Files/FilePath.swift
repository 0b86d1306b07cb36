import MoltEngine

/// Paths as text, `/` between folders.
enum FilePath {
  /// The path without `./` in front, doubled or trailing slashes; `.` for nothing. `..` stays: it may lead out of a link.
  static func tidied(_ path: String) -> String {
    if isTidy(path) { return path }
    let isAbsolute = path.hasPrefix("/")
    let parts = path.split(separator: "/").filter { $0 != "." }
    let joined = parts.joined(separator: "/")
    if isAbsolute { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// Whether nothing in a path can be left out. Nearly all are: they come from folders that were read.
  private static func isTidy(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { bytes in
      var start = bytes.first == UInt8(ascii: "/") ? 1 : 0
      if start == bytes.count { return start == 1 }
      while true {
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "/") { end += 1 }
        if end == start || end == start + 1 && bytes[start] == UInt8(ascii: ".") { return false }
        if end == bytes.count { return true }
        start = end + 1
      }
    }
  }

  static func joined(_ folder: String, _ name: String) -> String {
    if folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? tidied(path) : tidied(FileSystem.workingFolder + "/" + path)
  }

  /// The path seen from the working folder, when it lies inside.
  static func shown(_ path: String) -> String {
    let folder = FileSystem.workingFolder
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    if path == folder { return "." }
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// The folder that holds the file or folder.
  static func parent(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func name(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// Whether it is a Markdown document, in which snippets of Swift may stand.
  static func isDocument(_ path: String) -> Bool { SourceFile(path: path, bytes: []).isDocument }

  static func isSwift(_ path: String) -> Bool { path.utf8.count > 6 && path.hasSuffix(".swift") }
}
