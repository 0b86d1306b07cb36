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
      let embedded = try #require(library.rule(entry), "\(entry.file)")
      var whole = try #require(RuleSet(files: [(file.path, file.bytes)]).rules.first)
      #expect((entry.id, entry.category, entry.isStrict) == (whole.id, whole.category, whole.isStrict))
      var anchors: Set<[UInt8]> = []
      entry.forEachAnchor { anchors.insert(Array($1)) }
      #expect(anchors == Set(whole.patterns.map(\.anchor)))
      // What a record leaves out.
      (whole.rationale, whole.invalid, whole.valid, whole.mark) = ("", [], [], embedded.mark)
      #expect(Self.description(of: embedded) == Self.description(of: whole))
    }
  }

  /// All that a rule holds, whatever properties it has; sets and dictionaries in order.
  private static func description(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.children.isEmpty { return "\(value)" }
    let parts = mirror.children.map { "\($0.label ?? "")=\(description(of: $0.value))" }
    let isOrdered = mirror.displayStyle != .set && mirror.displayStyle != .dictionary
    return "(" + (isOrdered ? parts : parts.sorted()).joined(separator: ", ") + ")"
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
