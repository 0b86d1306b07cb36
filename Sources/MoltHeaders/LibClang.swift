import CClang

/// libclang, loaded while the program runs.
final class LibClang {
  /// Why it cannot be used, with what to do.
  struct Failure: Error { var message: String }

  let path: String
  let api: UnsafeMutablePointer<MoltClangLibrary>

  /// Loads the first that works: what `MOLT_LIBCLANG` names, else the toolchain's, else the system's.
  init() throws(Failure) {
    let named = Disk.environment("MOLT_LIBCLANG").map { [$0] }
    var problems: [String] = []
    let library = UnsafeMutablePointer<MoltClangLibrary>.allocate(capacity: 1)
    for path in named ?? Self.candidates() where named != nil || Disk.exists(path) {
      library.initialize(to: MoltClangLibrary())
      guard let problem = molt_clang_open(path, library) else {
        self.path = path
        api = library
        return
      }
      problems.append(String(cString: problem))
    }
    library.deallocate()
    let advice =
      "Install it (Debian and Ubuntu: apt-get install libclang-dev; macOS: xcode-select --install), or name the library "
      + "in the environment variable MOLT_LIBCLANG."
    let reason = problems.isEmpty ? "no libclang was found" : problems.joined(separator: "; ")
    throw Failure(message: "\(reason). \(advice)")
  }

  /// Where libclang may be, the likeliest first.
  static func candidates() -> [String] {
    var paths: [String] = []
    for folder in (Disk.environment("PATH") ?? "").split(separator: ":") {
      let swift = "\(folder)/swift"
      guard Disk.exists(swift) else { continue }
      let bin = Disk.folder(of: Disk.realPath(swift))
      paths += ["\(bin)/../lib/libclang.so", "\(bin)/../lib/libclang.dylib"]
    }
    // The newest of the system's first.
    let versions = Disk.names(in: "/usr/lib").filter { $0.hasPrefix("llvm-") }
      .sorted { (Int($0.dropFirst(5)) ?? 0) > (Int($1.dropFirst(5)) ?? 0) }
    paths += versions.flatMap { ["/usr/lib/\($0)/lib/libclang.so", "/usr/lib/\($0)/lib/libclang.so.1"] }
    for folder in ["/usr/lib", "/usr/lib64", "/usr/local/lib"] {
      for subfolder in [folder]
        + Disk.names(in: folder).filter({ $0.hasSuffix("-linux-gnu") }).map({ "\(folder)/\($0)" })
      {
        paths += Disk.names(in: subfolder).filter { $0.hasPrefix("libclang.so") || $0.hasPrefix("libclang-") }
          .filter { $0.contains(".so") && !$0.hasPrefix("libclang-cpp") }
          .map { "\(subfolder)/\($0)" }
      }
    }
    let developer = Disk.environment("DEVELOPER_DIR") ?? "/Applications/Xcode.app/Contents/Developer"
    paths += [
      "\(developer)/Toolchains/XcodeDefault.xctoolchain/usr/lib/libclang.dylib",
      "/Library/Developer/CommandLineTools/usr/lib/libclang.dylib",
    ]
    return paths
  }

  /// The folder with the compiler's own headers (`stdarg.h` …), nil where libclang knows better.
  lazy var resourceFolder: String? = {
    let folders = [Disk.folder(of: path), Disk.folder(of: Disk.realPath(path))]
    for folder in folders + ["/usr/lib"] {
      // Debian's are in a folder a version; the number in the version's text tells which.
      let names = Disk.names(in: "\(folder)/clang").filter { version.contains("version \($0)") || $0.contains(".") }
      for name in names + Disk.names(in: "\(folder)/clang") {
        let candidate = "\(folder)/clang/\(name)"
        if Disk.exists("\(candidate)/include/stdarg.h") { return candidate }
      }
    }
    return nil
  }()

  /// Takes a string of libclang's over.
  func text(_ string: MoltClangString) -> String {
    defer { api.pointee.disposeString(string) }
    return api.pointee.getCString(string).map { String(cString: $0) } ?? ""
  }

  var version: String { text(api.pointee.getClangVersion()) }

  func children(of cursor: MoltClangCursor) -> [MoltClangCursor] {
    var count = 0
    guard let items = molt_clang_children(api, cursor, &count) else { return [] }
    defer { free(items) }
    return Array(UnsafeBufferPointer(start: items, count: count))
  }

  func name(of cursor: MoltClangCursor) -> String { text(api.pointee.getCursorSpelling(cursor)) }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
