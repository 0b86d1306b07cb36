import Foundation
import MoltNames
import MoltRules
import Testing

/// One file of `Rules/syntax`.
struct RewriterDescription: Sendable, CustomTestStringConvertible {
  struct Example: Sendable {
    var before: String
    /// nil when the rewriter reports and leaves the code alone.
    var after: String?
    var from: SwiftVersion
    var to: SwiftVersion
  }

  var file: String
  /// The keys with a plain text.
  var fields: [String: String]
  var examples: [Example]
  /// Code that the rewriter does not touch.
  var stay: [String]
  /// What is wrong with the file.
  var mistakes: [String]

  var id: String { fields["id"] ?? file }
  var testDescription: String { id }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Rules/syntax")

  static let all: [RewriterDescription] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".yml") }.sorted().map(RewriterDescription.init)
  }()

  private init(file name: String) {
    file = name
    let bytes = (try? Data(contentsOf: Self.folder.appendingPathComponent(name))).map(Array.init) ?? []
    var list = MistakeList(file: name, text: String(decoding: bytes, as: UTF8.self))
    let root = YAMLReader.read(bytes, mistakes: &list)
    mistakes = list.mistakes.map(\.rendered)
    fields = [:]
    for pair in root?.mapping ?? [] {
      if let key = pair.key.string, let value = pair.value.string { fields[key] = value }
    }
    stay = root?["stay"]?.sequence?.compactMap(\.string) ?? []
    examples = (root?["examples"]?.sequence ?? []).map { node in
      Example(
        before: node["before"]?.string ?? "", after: node["after"]?.string,
        from: Self.version(node["from"]?.string ?? "2"), to: Self.version(node["to"]?.string ?? "5"))
    }
  }

  private static func version(_ text: String) -> SwiftVersion {
    let parts = text.split(separator: ".").map { Int($0) ?? 0 }
    return SwiftVersion(parts[0], parts.count > 1 ? parts[1] : 0)
  }
}
