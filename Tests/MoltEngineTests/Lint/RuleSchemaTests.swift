import Foundation
import MoltEngine
import MoltRules
import Testing

/// The schema that editors use says what the reader takes.
@Suite struct RuleSchemaTests {
  private static var schema: [String: Any] {
    let root = RuleFile.root.deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Documentation/schemas/rule.schema.json")
    guard let data = try? Data(contentsOf: file) else { return [:] }
    return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
  }

  private func properties(_ path: [String]) -> [String: Any] {
    var node = Self.schema
    for key in path { node = node[key] as? [String: Any] ?? [:] }
    return node["properties"] as? [String: Any] ?? [:]
  }

  @Test func hasTheReadersKeys() {
    #expect(Set(properties([]).keys) == Set(RuleSet.keys))
    #expect(
      Set(properties(["properties", "where", "additionalProperties"]).keys) == Set(RuleSet.restrictionKeys))
  }

  @Test func hasTheWordsThatMayStandThere() {
    let check = properties([])["check"] as? [String: Any]
    #expect(Set(check?["enum"] as? [String] ?? []) == Set(CheckRegistry.names))
    let kind = properties(["properties", "where", "additionalProperties"])["kind"] as? [String: Any]
    let choices = (kind?["oneOf"] as? [[String: Any]])?.first?["enum"] as? [String]
    #expect(choices ?? [] == ExpressionKind.allCases.map(\.rawValue))
    let result = properties(["properties", "where"])["result"] as? [String: Any]
    #expect(result?["enum"] as? [String] ?? [] == LintRule.ResultUse.allCases.map(\.rawValue))
  }
}
