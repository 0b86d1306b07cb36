import Foundation
import MoltNames
import Testing

/// One file of `Rules/syntax`, as far as its examples go.
struct RewriterDescription: Sendable, CustomTestStringConvertible {
  struct Example: Sendable {
    var before = ""
    /// nil when the rewriter reports and leaves the code alone.
    var after: String?
    var reports = false
    var from = SwiftVersion(2)
    var to = SwiftVersion(5)
  }

  var fields: [String: String] = [:]
  var examples: [Example] = []
  var stay: [String] = []

  var id: String { fields["id"] ?? "" }
  var testDescription: String { id }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Rules/syntax")

  static let all: [RewriterDescription] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".yml") }.sorted().compactMap { name in
      (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)).map(RewriterDescription.init)
    }
  }()

  /// Reads the few forms of YAML that these files use: `key: value`, `key: |` with an indented text, lists of both.
  init(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    var section = ""
    while let line = lines.popFirst() {
      if line.isEmpty || line.hasPrefix("#") { continue }
      let indent = line.prefix { $0 == " " }.count
      var content = String(line.dropFirst(indent))
      let isItem = content.hasPrefix("- ")
      if isItem { content = String(content.dropFirst(2)) }
      if content == "|" {
        stay.append(Self.block(&lines, deeperThan: indent))
        continue
      }
      guard let colon = content.firstIndex(of: ":") else { continue }
      let key = String(content[..<colon])
      var value = content[content.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      if value == "|" { value = Self.block(&lines, deeperThan: indent) }
      if value.hasPrefix("\""), value.hasSuffix("\""), value.count > 1 { value = String(value.dropFirst().dropLast()) }
      if indent == 0 {
        section = key
        fields[key] = value
      } else if section == "examples" {
        if isItem { examples.append(Example()) }
        set(key, value)
      }
    }
  }

  private mutating func set(_ key: String, _ value: String) {
    guard !examples.isEmpty else { return }
    let last = examples.count - 1
    switch key {
    case "before": examples[last].before = value
    case "after": examples[last].after = value
    case "reports": examples[last].reports = value == "true"
    case "from": examples[last].from = Self.version(value)
    case "to": examples[last].to = Self.version(value)
    default: break
    }
  }

  private static func version(_ text: String) -> SwiftVersion {
    let parts = text.split(separator: ".").map { Int($0) ?? 0 }
    return SwiftVersion(parts[0], parts.count > 1 ? parts[1] : 0)
  }

  /// The lines that are indented more than `indent`, without the indentation of the first.
  private static func block(_ lines: inout ArraySlice<String>, deeperThan indent: Int) -> String {
    guard let first = lines.first else { return "" }
    let depth = first.prefix { $0 == " " }.count
    var text = ""
    while let line = lines.first, line.isEmpty || line.prefix(while: { $0 == " " }).count >= depth, depth > indent {
      text += line.dropFirst(depth) + "\n"
      lines.removeFirst()
    }
    return text
  }
}
