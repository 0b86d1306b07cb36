#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An error of the operating system, with its own words.
struct SystemError: Error, Equatable {
  var code: Int32

  /// The error of the last call.
  static var last: SystemError { SystemError(code: errno) }

  /// What was opened is a pipe, a device or a socket: reading it may never end.
  static let notPlain = SystemError(code: -1)

  var message: String {
    switch code {
    case Self.notPlain.code: "is neither a file nor a folder"
    case ENOENT: "no such file or folder"
    case EACCES, EPERM: "permission denied"
    case EISDIR: "is a folder"
    case ELOOP: "too many symbolic links"
    case ENOSPC: "no space left on the disk"
    case EROFS: "the file system is read-only"
    default: String(cString: strerror(code))
    }
  }
}

/// Files and folders through the system's own calls. Symbolic links are followed.
enum FileSystem {
  enum Kind { case file, folder, other }

  struct Status {
    var kind: Kind
    var size: Int
    /// Device and inode: the same for every name of one file.
    var identity: Identity
    var mode: mode_t
    var owner: uid_t
    var group: gid_t
  }

  struct Identity: Hashable {
    var device: UInt64
    var inode: UInt64
  }

  struct Entry {
    var name: String
    var kind: Kind
    var isLink: Bool
    /// Whether `name` is the name itself, and not one with replacement characters that opens nothing.
    var isExact = true
  }

  static func status(of path: String) throws(SystemError) -> Status {
    var raw = stat()
    guard stat(path, &raw) == 0 else { throw .last }
    return Status(raw)
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  static func isFolder(_ path: String) -> Bool { (try? status(of: path))?.kind == .folder }

  /// The names in a folder, sorted by their bytes; `.` and `..` left out.
  static func entries(of folder: String) throws(SystemError) -> [Entry] {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let raw = readdir(stream) {
      let (name, isExact) = withUnsafePointer(to: &raw.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: raw.pointee.d_name)) {
          (String(cString: $0), String(validatingCString: $0) != nil)
        }
      }
      if name == "." || name == ".." { continue }
      let isLink = Int32(raw.pointee.d_type) == Int32(DT_LNK)
      let kind: Kind
      switch Int32(raw.pointee.d_type) {
      case Int32(DT_REG): kind = .file
      case Int32(DT_DIR): kind = .folder
      default: kind = (try? status(of: folder + "/" + name))?.kind ?? .other
      }
      entries.append(Entry(name: name, kind: kind, isLink: isLink, isExact: isExact))
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Whether a folder holds a name with that ending. Cheaper than all its entries.
  static func folder(_ folder: String, hasNameEndingIn suffix: String) -> Bool {
    guard let stream = opendir(folder) else { return false }
    defer { closedir(stream) }
    while let raw = readdir(stream) {
      let isFound = withUnsafePointer(to: &raw.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: raw.pointee.d_name)) { name in
          let length = strlen(name)
          return length >= suffix.utf8.count && strcmp(name + (length - suffix.utf8.count), suffix) == 0
        }
      }
      if isFound { return true }
    }
    return false
  }

  /// All bytes of a file.
  ///
  /// - Parameter isNamed: somebody named the file, so it may be a pipe as well.
  static func read(_ path: String, isNamed: Bool = false) throws(SystemError) -> [UInt8] {
    switch try read(path, atMost: .max, isNamed: isNamed) {
    case .bytes(let bytes): bytes
    case .tooLarge: []
    }
  }

  /// All bytes of a file of settings, which a project may bring along: neither endless nor huge.
  ///
  /// - Parameter isNamed: somebody named the file, so it may be a pipe as well.
  static func readSettings(_ path: String, isNamed: Bool = false) throws(SystemError) -> [UInt8] {
    switch try read(path, atMost: largestSettings, isNamed: isNamed) {
    case .bytes(let bytes): return bytes
    case .tooLarge: throw SystemError(code: EFBIG)
    }
  }

  /// In bytes; more is not read of a file of settings.
  private static let largestSettings = 32 << 20

  /// What came of reading a file up to a limit.
  enum Contents {
    case bytes([UInt8])
    /// It has so many bytes, more than were asked for.
    case tooLarge(Int)
  }

  /// All bytes of a file that has no more than `limit`.
  ///
  /// - Parameter isNamed: somebody named the file, so it may be a pipe as well, which is read to its end.
  static func read(_ path: String, atMost limit: Int, isNamed: Bool = false) throws(SystemError) -> Contents {
    // Without waiting: a pipe that nobody writes to would hold up the run before it is known to be one.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | (isNamed ? 0 : O_NONBLOCK))
    guard descriptor >= 0 else { throw .last }
    defer { platformClose(descriptor) }
    var raw = stat()
    guard fstat(descriptor, &raw) == 0 else { throw .last }
    let status = Status(raw)
    if status.kind == .folder { throw SystemError(code: EISDIR) }
    if status.kind == .other, !isNamed { throw .notPlain }
    if status.size > limit { return .tooLarge(status.size) }
    // What is no plain file has no size, and some file systems' files have none either.
    return .bytes(status.size > 0 ? try read(descriptor, count: status.size) : try read(descriptor))
  }

  /// The next `count` bytes of an open file, fewer at its end.
  private static func read(_ descriptor: Int32, count: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, done in
      while done < count {
        let got = platformRead(descriptor, buffer.baseAddress?.advanced(by: done), count - done)
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = .last }
        if got <= 0 { break }
        done += got
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Everything that can be read from an open file.
  static func read(_ descriptor: Int32) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let part = try read(descriptor, count: max(bytes.count, 4096))
      if part.isEmpty { return bytes }
      bytes += part
    }
  }

  /// Writes all of `bytes`.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      let start = done
      let put = bytes.withUnsafeBytes { buffer in
        platformWrite(descriptor, buffer.baseAddress?.advanced(by: start), buffer.count - start)
      }
      if put < 0 {
        if errno == EINTR { continue }
        throw .last
      }
      done += put
    }
  }

  /// Creates a file, or empties the one that is there, and opens it for writing.
  static func create(_ path: String) throws(SystemError) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last }
    return descriptor
  }

  /// Why a file could not be created or written over, as far as that can be told without touching it; nil when it could.
  static func reasonNotToWrite(_ path: String) -> String? {
    let folder = FilePath.parent(path)
    if let status = try? status(of: path) {
      if status.kind == .folder { return SystemError(code: EISDIR).message }
      return access(path, W_OK) == 0 ? nil : SystemError.last.message
    }
    if path.hasSuffix("/") { return SystemError(code: EISDIR).message }
    if !exists(folder) { return "there is no folder \(folder)" }
    if !isFolder(folder) { return "\(folder) is no folder" }
    return access(folder, W_OK) == 0 ? nil : SystemError.last.message
  }

  static func close(_ descriptor: Int32) { platformClose(descriptor) }

  /// Makes a write beyond the limit on the size of files an error, as on a full disk, and not the end of the process.
  static func reportSizeLimit() { signal(SIGXFSZ, SIG_IGN) }

  /// The path with all symbolic links resolved.
  static func resolved(_ path: String) throws(SystemError) -> String {
    guard let raw = realpath(path, nil) else { throw .last }
    defer { free(raw) }
    return String(cString: raw)
  }

  /// Makes a folder and those around it that are not there.
  static func makeFolders(_ path: String) throws(SystemError) {
    if isFolder(path) { return }
    try makeFolders(FilePath.parent(path))
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .last }
  }

  /// Takes a file away; one that is not there is no error.
  static func remove(_ path: String) throws(SystemError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw .last }
  }

  static var workingFolder: String {
    guard let raw = getcwd(nil, 0) else { return "/" }
    defer { free(raw) }
    return String(cString: raw)
  }
}

// Within the extension `read` and `write` would name its own functions.
private func platformRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

private func platformWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}

private func platformClose(_ descriptor: Int32) { _ = close(descriptor) }

extension FileSystem.Status {
  init(_ raw: stat) {
    switch raw.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    default: kind = .other
    }
    size = Int(raw.st_size)
    identity = .init(device: UInt64(truncatingIfNeeded: raw.st_dev), inode: UInt64(truncatingIfNeeded: raw.st_ino))
    mode = raw.st_mode & 0o7777
    owner = raw.st_uid
    group = raw.st_gid
  }
}
