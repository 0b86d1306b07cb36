/// The headers that a request names, found on disk.
struct HeaderSet {
  /// What to include, in this order
  var includes: [String] = []
  /// Whose declarations are wanted, by their real paths
  private var files: Set<String> = []
  private var folders: [String] = []
  /// What was named and is not there
  var missing: [String] = []
  private let module: String?
  private var known: [String: String] = [:]

  init(_ request: HeaderRequest) {
    module = request.module
    for path in request.files { add(path) }
    for path in request.umbrellas {
      guard Disk.exists(path), !Disk.isFolder(path) else {
        missing.append(path)
        continue
      }
      let real = Disk.realPath(path)
      includes.append(real)
      folders.append(Disk.folder(of: real) + "/")
    }
    let system = request.sdk.map { ["\($0)/System/Library/Frameworks"] } ?? []
    for name in request.frameworks {
      let folder = (request.frameworkFolders + system).map { "\($0)/\(name).framework/Headers" }
        .first(where: Disk.isFolder)
      guard let folder else {
        missing.append("\(name).framework")
        continue
      }
      add(framework: name, folder: folder)
    }
  }

  private mutating func add(_ path: String) {
    if Disk.isFolder(path) {
      let headers = Self.headers(below: path)
      if headers.isEmpty { missing.append("\(path) (a folder without headers)") }
      for header in headers { add(header) }
    } else if Disk.exists(path) {
      let real = Disk.realPath(path)
      if files.insert(real).inserted { includes.append(real) }
    } else {
      missing.append(path)
    }
  }

  private mutating func add(framework name: String, folder: String) {
    let real = Disk.realPath(folder)
    folders.append(real + "/")
    // Frameworks in a framework are parts of its module.
    folders.append(Disk.folder(of: real) + "/Frameworks/")
    let names = Disk.names(in: real).filter(Self.isHeader)
    let umbrella = "\(name).h"
    // Headers that the umbrella leaves out are no part of the module.
    let wanted = names.contains(umbrella) ? [umbrella] : names
    includes += wanted.map { "\(real)/\($0)" }
  }

  private static func isHeader(_ name: String) -> Bool {
    [".h", ".hh", ".hpp"].contains { name.hasSuffix($0) }
  }

  /// All headers in a folder and those below it.
  static func headers(below folder: String, depth: Int = 0) -> [String] {
    guard depth < 32 else { return [] }
    return Disk.names(in: folder).flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      if Disk.isFolder(path) { return headers(below: path, depth: depth + 1) }
      return isHeader(name) ? [path] : []
    }
  }

  /// Whether a file's declarations are wanted.
  mutating func contains(_ file: String) -> Bool {
    let real = realPath(file)
    return files.contains(real) || folders.contains { real.hasPrefix($0) }
  }

  private mutating func realPath(_ file: String) -> String {
    if let real = known[file] { return real }
    let real = Disk.realPath(file)
    known[file] = real
    return real
  }

  /// The module that a file belongs to: its framework, else what was given, else that of bridging headers.
  func moduleName(of file: String) -> String {
    if let end = file.index(ofFirst: ".framework/") {
      return String(file[..<end].split(separator: "/").last ?? "")
    }
    return module ?? Self.bridgingModule
  }

  /// What Swift calls the module of all that a bridging header brings in.
  static let bridgingModule = "__ObjC"
}

extension String {
  /// Where the first occurrence of a text starts.
  fileprivate func index(ofFirst text: String) -> String.Index? {
    let bytes = Array(utf8)
    let wanted = Array(text.utf8)
    guard bytes.count >= wanted.count else { return nil }
    for start in 0...(bytes.count - wanted.count)
    where bytes[start..<(start + wanted.count)].elementsEqual(wanted) {
      return utf8.index(utf8.startIndex, offsetBy: start)
    }
    return nil
  }
}
