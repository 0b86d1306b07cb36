import Foundation
import Testing

@testable import MoltCLI

/// Commands that a page only names, and files that it shows, are tried as well.
@Suite struct DocumentationCommandTests {
  /// A command in a block of the language `sh` or between backticks.
  struct Named: Sendable, CustomStringConvertible {
    var page: String
    var line: Int
    var command: String
    var description: String { "\(page):\(line): \(command)" }
  }

  /// Names alone: without more words these commands explain how they are called.
  private static let names: Set = ["molt migrate", "molt headers", "molt explain"]
  /// What stands for a word of the reader's.
  private static let placeholders = [
    "NAME": "UIView.hidden", "PATH": "Sources", "FILE": "Sources/Birds/BirdCell.swift",
  ]

  static let all: [Named] = DocumentationTests.pages.flatMap { page in
    ((try? DocumentationTests.text(page)) ?? "").components(separatedBy: "\n").enumerated()
      .reduce(into: (isShell: false, found: [Named]())) { state, item in
        let (index, line) = item
        let text = line.trimmingCharacters(in: .whitespaces)
        if text.hasPrefix("```") {
          state.isShell = text == "```sh" || text == "```bash"
        } else if state.isShell {
          if text.hasPrefix("molt ") || text.hasPrefix("parallel molt ") {
            state.found.append(Named(page: page, line: index + 1, command: text))
          }
        } else {
          for (part, span) in text.components(separatedBy: "`").enumerated()
          where part % 2 == 1 && span.hasPrefix("molt ") && !names.contains(span) {
            state.found.append(Named(page: page, line: index + 1, command: span))
          }
        }
      }.found
  }

  @Test func thereAreCommands() { #expect(Self.all.count > 30) }

  /// Each in a project of its own, in which all it names is there; none may end with "could not be done".
  @Test(arguments: all) func namedCommandsRun(named: Named) throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    try Self.makeProject(in: sandbox)
    let words = named.command.components(separatedBy: " ").map { Self.placeholders[$0] ?? $0 }
    // GNU parallel is not on every machine.
    let condition = named.command.hasPrefix("parallel ") ? "! parallel --version >log 2>&1 || " : ""
    let outcome = try sandbox.run(condition + words.joined(separator: " "))
    #expect(outcome.status < 2, "\(named) ends with \(outcome.status)\n\(outcome.error)")
  }

  /// A project with Objective-C, a rule of its own, a remote branch, a baseline, Molt's hook, and a run to take back.
  private static func makeProject(in sandbox: Sandbox) throws {
    try FileManager.default.removeItem(at: sandbox.folder)
    try FileManager.default.copyItem(
      at: DocumentationTests.root.appendingPathComponent("Fixtures/documentation"), to: sandbox.folder)
    let rule = try #require(try blocks("yaml", of: "Documentation/writing-rules.md").first { $0.hasPrefix("rule:") })
    try sandbox.write(Array(rule.utf8), to: ".molt/rules/no-print.yml")
    for name in ["App/Legacy/Owl.h", "Legacy/Wren.h"] {
      try sandbox.write(Array("@interface Bird\n- (void)flyToNest:(Bird *)nest;\n@end\n".utf8), to: name)
    }
    for name in ["App.swift", "App/Owl.swift", "Sources/New/Wren.swift"] {
      try sandbox.write(Array("import UIKit\n\nlet wren = UIColor.redColor()\n".utf8), to: name)
    }
    let made = try sandbox.run(
      """
      git init -q . && mkdir .molt/renames && git add -A && git commit -q -m Birds && \
      git update-ref refs/remotes/origin/main HEAD && molt migrate --from 2 --quiet Sources/New && \
      molt baseline write Sources >log && molt hook install >log && rm log && git add -A && \
      git commit -q --no-verify -m Wrens
      """)
    try #require(made.status == 0, "\(made.error)")
  }

  /// The blocks of a language in a page.
  static func blocks(_ language: String, of page: String) throws -> [String] {
    try DocumentationTests.text(page).components(separatedBy: "\n```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first.map { $0 + "\n" }
    }
  }

  @Test func theConfigurationShownIsOne() throws {
    let shown = try #require(try Self.blocks("yaml", of: "Documentation/configuration.md").first)
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    try sandbox.write(Array(shown.utf8), to: ".molt.yml")
    let outcome = try sandbox.run("molt config show")
    #expect(outcome.error == "")
    #expect(outcome.output.contains("from      2.2"))
  }

  @Test func theRulesShownAreRules() throws {
    let shown = try Self.blocks("yaml", of: "Documentation/writing-rules.md").filter { $0.hasPrefix("rule:") }
    #expect(!shown.isEmpty)
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    for (number, rule) in shown.enumerated() {
      try sandbox.write(Array(rule.utf8), to: ".molt/rules/rule-\(number).yml")
    }
    let outcome = try sandbox.run("git init -q . && molt rules test")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
  }

  @Test func theTablesShownAreTables() throws {
    let shown = try Self.blocks("yaml", of: "Documentation/renames.md")
    #expect(shown.count > 1)
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    try sandbox.write(Array("import SnapKit\n\nview.snp_top\n".utf8), to: "A.swift")
    for (number, table) in shown.enumerated() {
      try sandbox.write(Array(table.utf8), to: "\(number).yml")
      let outcome = try sandbox.run("molt migrate --from 2 --check --renames \(number).yml A.swift")
      #expect(outcome.status < 2, "table \(number): \(outcome.error)")
    }
  }

  /// What a page shows of `swift package` is in the script that tries the plugins, which takes minutes.
  @Test func packageCommandsAreInTheScript() throws {
    let script = try DocumentationTests.text("Scripts/check-plugins.sh")
    let lines = try Self.blocks("sh", of: "Documentation/swift-package.md").joined().components(separatedBy: "\n")
      .filter { $0.hasPrefix("swift package ") }
    #expect(!lines.isEmpty)
    for line in lines { #expect(script.contains(line), "\(line)") }
  }
}
