import Foundation
import MoltEngine
import MoltNames
import MoltRules
import MoltTables
import Testing

/// A file of `Rules/lint`.
struct RuleFile: Sendable, CustomTestStringConvertible {
  var path: String
  var bytes: [UInt8]
  var testDescription: String { path }

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Rules/lint")

  static let all: [RuleFile] = {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
    return paths.filter { $0.hasSuffix(".yml") }.sorted().compactMap { path in
      guard let data = try? Data(contentsOf: root.appendingPathComponent(path)) else { return nil }
      return RuleFile(path: path, bytes: Array(data))
    }
  }()
}

@Suite("Lint rules") struct LintRuleTests {
  @Test("have no mistakes and do what their examples say, in every surrounding", arguments: RuleFile.all)
  func examples(_ file: RuleFile) throws {
    let set = RuleSet(files: [(file.path, file.bytes)], checks: CheckRegistry.names)
    #expect(set.mistakes.map(\.rendered).joined() == "")
    let rule = try #require(set.rules.first)
    #expect(file.path == "\(rule.category)/\(rule.id).yml")
    #expect(!rule.rationale.isEmpty)
    let mistakes = RuleTester(rule, source: file.bytes, history: .embedded).mistakes(derives: true)
    #expect(mistakes.map(\.rendered).joined() == "")
  }

  @Test("are embedded, all of them, as their files are")
  func embedded() throws {
    let library = LintRegistry.builtIn
    #expect(library.entries.map(\.file) == RuleFile.all.map(\.path))
    for (entry, file) in zip(library.entries, RuleFile.all) {
      #expect(library.source(of: entry) == file.bytes, "\(entry.file)")
      let short = try #require(library.rule(entry), "\(entry.file)")
      let whole = try #require(RuleSet(files: [(file.path, file.bytes)]).rules.first)
      #expect(short.id == whole.id && short.check == whole.check && short.result == whole.result)
      #expect(short.patterns.map(\.text) == whole.patterns.map(\.text))
      #expect(short.message == whole.message && short.suggestion == whole.suggestion)
      #expect(Set(entry.anchors) == Set(whole.patterns.map(\.anchor)))
    }
  }

  @Test("that a pattern cannot put into words name a check that is there")
  func checks() {
    let used = Set(LintRegistry.builtIn.entries.compactMap { LintRegistry.builtIn.rule($0)?.check })
    #expect(used == Set(CheckRegistry.names))
  }

  @Test("survive code that ends anywhere", arguments: RuleFile.all)
  func truncated(_ file: RuleFile) {
    guard let rule = RuleSet(files: [(file.path, file.bytes)]).rules.first else { return }
    var options = LintOptions()
    options.isStrict = true
    let linter = LintRegistry(options: options, history: .embedded).makeLinter()
    for example in rule.invalid {
      let bytes = Array(example.code.utf8)
      for count in stride(from: 0, to: bytes.count, by: 3) {
        _ = linter.lint(SourceFile(path: "a.swift", bytes: Array(bytes[..<count])))
      }
    }
  }
}
