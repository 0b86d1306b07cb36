import Foundation
import Testing

@testable import MoltCLI

/// The schema that editors use says what the reader of `.molt.yml` takes.
@Suite struct ConfigurationSchemaTests {
  private static var schema: [String: Any] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appendingPathComponent("Documentation/schemas/configuration.schema.json")
    guard let data = try? Data(contentsOf: file) else { return [:] }
    return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
  }

  private func node(_ path: String...) -> [String: Any] {
    path.reduce(Self.schema) { $0[$1] as? [String: Any] ?? [:] }
  }

  @Test func hasTheReadersKeys() {
    #expect(Set(node("properties").keys) == Set(ConfigurationReader.keys))
    #expect(node("properties", "overrides", "items", "properties").keys.sorted() == ConfigurationReader.overrideKeys)
    let choices = node("$defs", "rules", "additionalProperties")["oneOf"] as? [[String: Any]] ?? []
    let properties = choices.last?["properties"] as? [String: Any]
    #expect(Set(properties?.keys.map { $0 } ?? []) == Set(ConfigurationReader.ruleKeys))
    #expect(choices.compactMap { $0["enum"] as? [String] }.first == ConfigurationReader.ruleWords)
    #expect(node("properties", "fail-on")["enum"] as? [String] == Flag.failOn.choices)
  }

  @Test func nothingElseMayStandThere() {
    #expect(Self.schema["additionalProperties"] as? Bool == false)
    #expect(node("properties", "overrides", "items")["additionalProperties"] as? Bool == false)
  }
}
