import Foundation
import Testing

/// Files and folders that nobody may read, seen through the real tool.
@Suite struct UnreadableTests {
  private static let forced = "let f = UIFont(name: n, size: 3)!\n"

  /// What `molt` says as a user whom permissions bind; nil where the tests run as one whom they do not, and there is no way
  /// to be another.
  private func run(_ sandbox: Sandbox, _ arguments: String) throws -> Outcome? {
    if geteuid() != 0 { return try sandbox.run("molt \(arguments)") }
    // The other user must reach the tool, which may lie in a folder of root's own.
    let tool = try #require(Session.tool)
    let copy = sandbox.folder.deletingLastPathComponent().appendingPathComponent("molt-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: copy) }
    try FileManager.default.copyItem(at: tool, to: copy)
    let change = "setpriv --reuid 65534 --regid 65534 --clear-groups"
    guard try sandbox.run("\(change) \(copy.path) --version").status == 0 else { return nil }
    return try sandbox.run("\(change) \(copy.path) \(arguments)")
  }

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(Array(Self.forced.utf8), to: "Good.swift")
    try sandbox.write(Array(Self.forced.utf8), to: "Secret.swift")
    try sandbox.write(Array(Self.forced.utf8), to: "Closed/In.swift")
    for name in ["Secret.swift", "Closed"] {
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: sandbox.path(name))
    }
    return sandbox
  }

  private func remove(_ sandbox: Sandbox) {
    try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: sandbox.path("Closed"))
    sandbox.remove()
  }

  @Test(arguments: ["lint -q .", "lint -q --fix ."]) func theOthersAreStillLinted(_ arguments: String) throws {
    let sandbox = try sandbox()
    defer { remove(sandbox) }
    guard let outcome = try run(sandbox, arguments) else { return }
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("Good.swift:1:9: warning"))
    #expect(
      outcome.error == """
        molt: Closed: permission denied
        molt: Secret.swift: cannot be read: permission denied

        """)
  }

  @Test func theOthersAreStillMigrated() throws {
    let sandbox = try sandbox()
    defer { remove(sandbox) }
    try sandbox.write(Array("let c = UIColor.redColor()\n".utf8), to: "Good.swift")
    guard let outcome = try run(sandbox, "migrate --diff --from 2 --to 5 .") else { return }
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("+let c = UIColor.red\n"))
    #expect(outcome.error.contains("molt: Closed: permission denied\n"))
    #expect(outcome.error.contains("molt: Secret.swift: cannot be read: permission denied\n"))
  }
}
