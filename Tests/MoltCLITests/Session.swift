import Foundation

/// A recorded session with the real tool: a folder of `Fixtures/cli`.
///
/// - `command`: one shell command; `molt` is the built tool.
/// - `files/`: the working folder at the start; absent: empty.
/// - `stdin`: what the command reads; absent: nothing.
/// - `stdout`, `stderr`, `status`: what it must print and how it must end; absent: nothing, 0.
/// - `after/`: what these files must hold at the end; absent: as before.
struct Session: Sendable, CustomStringConvertible {
  var folder: URL
  var description: String { folder.lastPathComponent }

  static let all: [Session] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/cli")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { Session(folder: folder.appendingPathComponent($0)) }
  }()

  /// The built tool stands beside the test bundle.
  static let tool: URL? = {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    for start in [folder, Bundle(for: Marker.self).bundleURL] {
      folder = start
      for _ in 0..<5 {
        let tool = folder.appendingPathComponent("molt")
        if FileManager.default.isExecutableFile(atPath: tool.path), !isFolder(tool) { return tool }
        folder.deleteLastPathComponent()
      }
    }
    return nil
  }()

  private final class Marker {}

  private static func isFolder(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }

  func text(_ name: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }
}

/// What a command printed and how it ended.
struct Outcome: Equatable {
  var output: String
  var error: String
  var status: Int32
}

/// Runs shell commands in a folder of their own.
struct Sandbox {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("molt-session-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  func write(_ bytes: [UInt8], to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func read(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: folder.appendingPathComponent(name))) }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// Git as it is on any machine: no settings of the person who runs the tests.
  private static let gitVariables = [
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_AUTHOR_NAME": "Test", "GIT_AUTHOR_EMAIL": "test@example.com",
    "GIT_COMMITTER_NAME": "Test", "GIT_COMMITTER_EMAIL": "test@example.com",
    "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "init.defaultBranch", "GIT_CONFIG_VALUE_0": "main",
  ]

  /// Runs `command` with `molt` in the path.
  func run(_ command: String, input: [UInt8] = []) throws -> Outcome {
    guard let tool = Session.tool else { throw CocoaError(.fileNoSuchFile) }
    let captures = ["in", "out", "err"].map { folder.path + "." + $0 }
    defer { for file in captures { try? FileManager.default.removeItem(atPath: file) } }
    try Data(input).write(to: URL(fileURLWithPath: captures[0]))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "(\(command)\n) <'\(captures[0])' >'\(captures[1])' 2>'\(captures[2])'"]
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = tool.deletingLastPathComponent().path + ":" + (environment["PATH"] ?? "/usr/bin:/bin")
    for (name, value) in Self.gitVariables { environment[name] = value }
    for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"] { environment[name] = nil }
    process.environment = environment
    try process.run()
    process.waitUntilExit()
    func text(_ index: Int) throws -> String {
      String(decoding: try Data(contentsOf: URL(fileURLWithPath: captures[index])), as: UTF8.self)
    }
    return Outcome(output: try text(1), error: try text(2), status: process.terminationStatus)
  }
}
