import Foundation
import Testing

@testable import MoltCLI

/// What a project from somewhere else may hold, seen through the real tool. `Scripts/faults` tries more of it.
@Suite struct HostileProjectTests {
  private static let colour = "import UIKit\nlet a = UIColor.redColor()\n"
  private static let today = "import UIKit\nlet a = UIColor.red\n"
  private static let forced = "let f = UIFont(name: n, size: 3)!\n"

  private func project() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(Array("ref: refs/heads/main\n".utf8), to: "project/.git/HEAD")
    return sandbox
  }

  private func link(_ sandbox: Sandbox, _ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: sandbox.path(name), withDestinationPath: destination)
  }

  private func text(_ sandbox: Sandbox, _ name: String) throws -> String {
    String(decoding: try sandbox.read(name), as: UTF8.self)
  }

  @Test func aLinkOutOfTheProjectIsNotWrittenThrough() throws {
    let sandbox = try project()
    defer { sandbox.remove() }
    try sandbox.write(Array(Self.colour.utf8), to: "outside/Theirs.swift")
    try sandbox.write(Array(Self.colour.utf8), to: "project/Own.swift")
    try link(sandbox, "project/Out.swift", to: "../outside/Theirs.swift")
    let outcome = try sandbox.run("molt migrate --from 2 -q --allow-dirty project")
    #expect(outcome.status == 2)
    #expect(
      outcome.error.contains("project/Out.swift: is a link to a file outside of the project and is left as it is"))
    #expect(try text(sandbox, "outside/Theirs.swift") == Self.colour)
    #expect(try text(sandbox, "project/Own.swift") == Self.today)
    // Whoever names it wants it.
    #expect(try sandbox.run("molt migrate --from 2 -q --allow-dirty project/Out.swift").status == 0)
    #expect(try text(sandbox, "outside/Theirs.swift") == Self.today)
  }

  @Test func aLinkWithinTheProjectIsWrittenThrough() throws {
    let sandbox = try project()
    defer { sandbox.remove() }
    try sandbox.write(Array(Self.colour.utf8), to: "project/Shared/Own.swift")
    try sandbox.write([], to: "project/Sources/Other.swift")
    try link(sandbox, "project/Sources/Link.swift", to: "../Shared/Own.swift")
    #expect(try sandbox.run("molt migrate --from 2 -q --allow-dirty project/Sources").status == 0)
    #expect(try text(sandbox, "project/Shared/Own.swift") == Self.today)
  }

  /// Reading a pipe that nobody writes to would never end, and neither would a device.
  @Test(arguments: [".molt.yml", ".swift-version", ".molt/baseline.tsv"]) func settingsAreFiles(name: String) throws {
    let sandbox = try project()
    defer { sandbox.remove() }
    try sandbox.write(Array(Self.forced.utf8), to: "project/A.swift")
    try FileManager.default.createDirectory(
      atPath: sandbox.path("project/.molt"), withIntermediateDirectories: true)
    for make in ["mkfifo \(name)", "rm \(name) && ln -s /dev/zero \(name)"] {
      let outcome = try sandbox.run("cd project && \(make) && molt lint -q .")
      #expect(outcome.status == (name == ".swift-version" ? 1 : 2))
      #expect(name == ".swift-version" || outcome.error == "molt: \(name): is neither a file nor a folder\n")
    }
  }

  /// A pipe that is named is read to its end.
  @Test func aNamedPipeIsRead() throws {
    let sandbox = try project()
    defer { sandbox.remove() }
    try sandbox.write(Array(Self.forced.utf8), to: "project/A.swift")
    let command = "cd project && mkfifo ../own.yml && (echo 'fail-on: never' >../own.yml &) && "
    #expect(try sandbox.run(command + "molt lint -q --config ../own.yml .").status == 0)
  }

  /// With every folder tried for every pattern, these would not end.
  @Test func manyPatternsForAnyFoldersTakeNoTime() throws {
    let pattern = try PathPattern(String(repeating: "**/a/", count: 40) + "b")
    let path = String(repeating: "a/", count: 60)
    #expect(!pattern.matches(path + "c"))
    #expect(pattern.matches(path + "b"))
    #expect(pattern.matches(path + "b/c"))
    #expect(!pattern.matches("b"))
  }
}
