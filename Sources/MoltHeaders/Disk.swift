#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files and folders through the system's own calls.
enum Disk {
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  static func read(_ path: String) -> [UInt8]? {
    guard !isFolder(path), let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return ferror(file) == 0 ? bytes : nil }
      bytes += buffer[..<count]
    }
  }

  /// Writes a file, and its folder where there is none.
  ///
  /// - Returns: whether all of it was written; `errno` says what was wrong.
  static func write(_ text: String, to path: String) -> Bool {
    var parents = ""
    for piece in folder(of: path).split(separator: "/", omittingEmptySubsequences: false) {
      parents += parents.isEmpty && piece.isEmpty ? "/" : "\(piece)/"
      if !isFolder(parents), mkdir(parents, 0o777) != 0, errno != EEXIST { return false }
    }
    guard let file = fopen(path, "wb") else { return false }
    var text = text
    let written = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) }
    return fclose(file) == 0 && written == text.utf8.count
  }

  /// The names in a folder, sorted; empty when it cannot be read.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The path with neither links nor `..`; itself when there is no such file.
  static func realPath(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The path as a person in the working folder would write it.
  static func shown(_ path: String) -> String {
    let folder = realPath(".")
    return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }

  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// The folder of a path: `.` for a mere name.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func fileName(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The file's name without its last extension.
  static func stem(of path: String) -> String {
    let name = fileName(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
