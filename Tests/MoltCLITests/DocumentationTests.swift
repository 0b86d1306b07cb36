import Foundation
import Testing

@testable import MoltCLI

/// What the documentation shows is what happens.
@Suite struct DocumentationTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let pages: [String] = {
    let folder = root.appendingPathComponent("Documentation")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return ["README.md"] + names.filter { $0.hasSuffix(".md") }.sorted().map { "Documentation/" + $0 }
  }()

  static func text(_ page: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
  }

  @Test func thereAreCommands() throws {
    #expect(try Self.pages.reduce(0) { try $0 + ConsoleCommand.all(in: Self.text($1)).count } > 30)
  }

  /// The commands of a page run one after the other in a copy of `Fixtures/documentation`, under git.
  @Test(arguments: pages) func commandsPrintWhatThePageSays(page: String) throws {
    let commands = ConsoleCommand.all(in: try Self.text(page))
    if commands.isEmpty { return }
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    try FileManager.default.removeItem(at: sandbox.folder)
    try FileManager.default.copyItem(
      at: Self.root.appendingPathComponent("Fixtures/documentation"), to: sandbox.folder)
    let mark = "@@@ end of a command"
    var script = """
      git init -q . && git add -A && git commit -q -m Birds; status=0

      """
    for item in commands {
      script += "(exit $status)\n{ \(item.command)\n} 2>&1\nstatus=$?\necho '\(mark)'\n"
    }
    let outcome = try sandbox.run(script)
    #expect(outcome.error == "")
    let outputs = outcome.output.components(separatedBy: mark + "\n")
    #expect(outputs.count == commands.count + 1)
    for (item, output) in zip(commands, outputs) {
      var lines = output.components(separatedBy: "\n")
      if lines.last == "" { lines.removeLast() }
      #expect(item.matches(lines), "\(page):\(item)\nprints\n\(output)")
    }
  }

  /// Commands that a page only names are at least understood.
  @Test(arguments: pages) func namedCommandsAreUnderstood(page: String) throws {
    var isShell = false
    for (index, line) in try Self.text(page).components(separatedBy: "\n").enumerated() {
      if line.hasPrefix("```") { isShell = line == "```sh" || line == "```bash" }
      guard isShell, line.hasPrefix("molt ") else { continue }
      let words = line.prefix { !"#|>&;".contains($0) }.split(separator: " ").dropFirst()
        .map { $0.trimmingCharacters(in: ["'", "\""]) }
      do {
        _ = try Arguments(words)
      } catch {
        Issue.record("\(page):\(index + 1): \(error.message)")
      }
    }
  }

  @Test(arguments: pages) func linksLeadSomewhere(page: String) throws {
    let base = Self.root.appendingPathComponent(page).deletingLastPathComponent()
    for part in try Self.text(page).components(separatedBy: "](").dropFirst() {
      let target = part.prefix { $0 != ")" && $0 != "#" }
      if target.isEmpty || target.contains(":") { continue }
      #expect(
        FileManager.default.fileExists(atPath: base.appendingPathComponent(String(target)).path), "\(page): \(target)")
    }
  }

  @Test(arguments: [
    (["a", "...", "d"], ["a", "b", "c", "d"], true), (["..."], [], true), (["a"], ["a", "b"], false),
    (["a", "..."], ["b"], false), (["...", "b", "...", "d"], ["a", "b", "c", "b", "d"], true), ([], [], true),
  ])
  func outputsAreCompared(expected: [String], output: [String], isMatch: Bool) {
    #expect(ConsoleCommand(command: "", expected: expected, line: 1).matches(output) == isMatch)
  }
}
