import Foundation
import MoltInvariants
import Testing

/// Files that are nearly Swift, made from the fixtures: every invariant holds of them too.
///
/// `MOLT_THOROUGH=1` tries fifty times as many; `MOLT_SEED` begins elsewhere.
@Suite("Changed fixtures") struct MutationTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let scale = ProcessInfo.processInfo.environment["MOLT_THOROUGH"] == "1" ? 50 : 1
  static let firstSeed = Int(ProcessInfo.processInfo.environment["MOLT_SEED"] ?? "") ?? 0

  static func files(in folder: String, _ endings: String...) -> [[UInt8]] {
    let base = root.appendingPathComponent(folder)
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: base.path)) ?? []
    return names.filter { name in endings.contains { name.hasSuffix($0) } }.sorted()
      .compactMap { try? [UInt8](Data(contentsOf: base.appendingPathComponent($0))) }.filter { $0.count < 6000 }
  }

  static let sources = files(in: "Fixtures/migrate", ".swift") + files(in: "Fixtures/fuzz", ".swift")
  static let rules = files(in: "Rules/lint", ".yml")
  static let renames = files(in: "Rules/renames", ".yml") + files(in: "Fixtures/fuzz", ".yml")

  /// Fails with the changed file, so that it can become a fixture.
  private func check(
    _ files: [[UInt8]], seed: Int, count: Int, _ invariant: ([UInt8], Int) throws -> Void
  ) {
    var mutator = Mutator(seed: seed + Self.firstSeed, files: files)
    for step in 0..<count * Self.scale {
      let bytes = mutator.next()
      do {
        try invariant(bytes, step)
      } catch {
        Issue.record("seed \(seed), step \(step): \(error)\n---\n\(String(decoding: bytes, as: UTF8.self))\n---")
      }
    }
  }

  @Test func thereIsSomethingToChange() {
    #expect(Self.sources.count > 50 && Self.rules.count > 20 && !Self.renames.isEmpty)
  }

  /// Minutes, if each text looked back to the start of its list.
  @Test func aListOfManyTextsComesToAnEnd() throws {
    let list = "let v = [" + (0..<40_000).map { "\"\($0)\"" }.joined(separator: ", ") + "]\n"
    try EngineInvariants.checkMigration(Array(list.utf8), choice: 1)
  }

  @Test(arguments: 0..<4) func tokensTile(seed: Int) {
    check(Self.sources, seed: seed, count: 200) { bytes, _ in try SyntaxInvariants.checkTokens(bytes) }
  }

  @Test(arguments: 0..<4) func shapesLieInTheFile(seed: Int) {
    check(Self.sources, seed: seed, count: 40) { bytes, _ in try SyntaxInvariants.checkShapes(bytes) }
  }

  @Test(arguments: 0..<4) func migrationsHold(seed: Int) {
    check(Self.sources, seed: seed, count: 25) { bytes, step in
      try EngineInvariants.checkMigration(bytes, choice: step)
    }
  }

  @Test(arguments: 0..<4) func fixesHold(seed: Int) {
    check(Self.sources, seed: seed, count: 25) { bytes, _ in try EngineInvariants.checkLint(bytes) }
  }

  @Test(arguments: 0..<2) func ruleFilesAreReadOrRefused(seed: Int) {
    check(Self.rules, seed: seed, count: 60) { bytes, _ in try SettingsInvariants.checkRuleFile(bytes) }
  }

  @Test(arguments: 0..<2) func renameFilesAreReadOrRefused(seed: Int) {
    check(Self.renames, seed: seed, count: 5) { bytes, _ in try SettingsInvariants.checkRenameFile(bytes) }
  }
}
