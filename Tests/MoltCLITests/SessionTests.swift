import Foundation
import Testing

/// Each folder of `Fixtures/cli` is a session with the real tool. `MOLT_RECORD=1` writes what was printed into the
/// folders, to be read before it is committed; the test fails then all the same.
@Suite struct SessionTests {
  private static let isRecording = ProcessInfo.processInfo.environment["MOLT_RECORD"] == "1"

  @Test func thereAreSessions() {
    #expect(Session.all.count > 10)
    #expect(Session.tool != nil, "the molt executable was not built")
  }

  @Test(arguments: Session.all) func session(_ session: Session) throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    let files = session.folder.appendingPathComponent("files")
    if FileManager.default.fileExists(atPath: files.path) {
      try FileManager.default.removeItem(at: sandbox.folder)
      try FileManager.default.copyItem(at: files, to: sandbox.folder)
    }
    let command = try #require(session.text("command"))
    let outcome = try sandbox.run(command, input: Array((session.text("stdin") ?? "").utf8))
    if Self.isRecording {
      try record(outcome, session)
      for (name, before) in contents(of: files) { try record(name, before, session, sandbox) }
      Issue.record("recorded \(session)")
      return
    }
    #expect(outcome.output == session.text("stdout") ?? "")
    #expect(outcome.error == session.text("stderr") ?? "")
    let status = (session.text("status") ?? "0").trimmingCharacters(in: .whitespacesAndNewlines)
    #expect("\(outcome.status)" == status)
    for (name, before) in contents(of: files) {
      let after = try? Data(contentsOf: session.folder.appendingPathComponent("after").appendingPathComponent(name))
      let now = try Data(contentsOf: sandbox.folder.appendingPathComponent(name))
      #expect(String(decoding: now, as: UTF8.self) == String(decoding: after ?? before, as: UTF8.self), "\(name)")
    }
  }

  private func contents(of folder: URL) -> [(String, Data)] {
    guard let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else { return [] }
    return walk.compactMap { item in
      guard let url = item as? URL, let data = try? Data(contentsOf: url) else { return nil }
      let path = url.resolvingSymlinksInPath().path
      return (String(path.dropFirst(folder.resolvingSymlinksInPath().path.count + 1)), data)
    }
  }

  /// Keeps what a file holds at the end, if it is not what it held at the start.
  private func record(_ name: String, _ before: Data, _ session: Session, _ sandbox: Sandbox) throws {
    let file = session.folder.appendingPathComponent("after").appendingPathComponent(name)
    let now = try Data(contentsOf: sandbox.folder.appendingPathComponent(name))
    try? FileManager.default.removeItem(at: file)
    if now == before { return }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try now.write(to: file)
  }

  private func record(_ outcome: Outcome, _ session: Session) throws {
    for (name, text) in [
      ("stdout", outcome.output), ("stderr", outcome.error),
      ("status", outcome.status == 0 ? "" : "\(outcome.status)\n"),
    ] {
      let file = session.folder.appendingPathComponent(name)
      try? FileManager.default.removeItem(at: file)
      if !text.isEmpty { try text.write(to: file, atomically: true, encoding: .utf8) }
    }
  }
}
