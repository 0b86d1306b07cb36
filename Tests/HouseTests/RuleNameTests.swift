import Foundation
import Testing

/// The list of rules that `--only` and `--skip` accept, read from the engine's own sources.
@Suite struct RuleNameTests {
  @Test func everyRuleThatIsReportedIsListed() throws {
    let list = try #require(HouseTests.sources.first { $0.path == "Sources/MoltEngine/MigrationRules.swift" })
    let parts = ["Walk", "Headers", "Resolve", "Types"].map { "Sources/MoltEngine/\($0)/" }
    var reported: Set<String> = []
    for file in HouseTests.sources where parts.contains(where: { file.path.hasPrefix($0) }) {
      for piece in file.text.components(separatedBy: "rule: \"").dropFirst() {
        reported.insert(String(piece.prefix { $0 != "\"" }))
      }
    }
    reported.remove("api/")
    #expect(reported.count > 10)
    for rule in reported.sorted() {
      #expect(list.text.contains("\"\(rule)\""), "\(rule) is missing in MigrationRules")
    }
  }
}
