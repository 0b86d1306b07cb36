#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the tool does with files. Errors carry the path and the reason.
enum Files {
  struct Failure: Error, CustomStringConvertible {
    var path: String
    var reason: String
    var description: String { "\(path): \(reason)" }
  }

  static func read(_ path: String) throws -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw Failure(path: path, reason: String(cString: strerror(errno))) }
    defer { fclose(file) }
    return drain(file)
  }

  /// Unpacks a `.gz` with the system's gzip: the importer alone reads packed files, and only on a developer's machine.
  static func readPacked(_ path: String) throws -> [UInt8] {
    let quoted = "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    guard let pipe = popen("gzip -dc " + quoted, "r") else { throw Failure(path: path, reason: "cannot run gzip") }
    let bytes = drain(pipe)
    guard pclose(pipe) == 0 else { throw Failure(path: path, reason: "gzip failed") }
    return bytes
  }

  private static func drain(_ file: UnsafeMutablePointer<FILE>) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
    }
  }

  /// Writes a file, and only when its content changes, so that nothing that depends on it is built anew.
  static func write(_ bytes: [UInt8], to path: String) throws {
    if let old = try? read(path), old == bytes { return }
    guard let file = fopen(path, "wb") else { throw Failure(path: path, reason: String(cString: strerror(errno))) }
    let written = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, written == bytes.count else { throw Failure(path: path, reason: "cannot write") }
  }

  /// The names in a directory that end so, sorted.
  static func list(_ directory: String, suffix: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory).filter { $0.hasSuffix(suffix) }.sorted()
  }

  /// The names of the folders in a directory, sorted; none where there is no such directory.
  static func folders(_ directory: String) throws -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: directory) else { return [] }
    return names.filter { (try? FileManager.default.contentsOfDirectory(atPath: directory + "/" + $0)) != nil }.sorted()
  }
}
