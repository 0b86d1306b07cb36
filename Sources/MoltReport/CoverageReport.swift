/// How many APIs and types the tables know, and what becomes of them.
public struct CoverageReport: Sendable {
  /// Rows with the same framework, kind and edit shape.
  public struct Key: Sendable, Hashable, Comparable {
    /// The module that declares them: `UIKit`.
    public var framework: String
    /// `method`, `property`, `class` …
    public var kind: String
    /// `unchanged`, `name`, `to-method` …
    public var shape: String

    public init(framework: String, kind: String, shape: String) {
      (self.framework, self.kind, self.shape) = (framework, kind, shape)
    }

    public static func < (left: Key, right: Key) -> Bool {
      (left.framework, left.kind, left.shape) < (right.framework, right.kind, right.shape)
    }
  }

  /// A row of which no edit can be made.
  public struct Unhandled: Sendable, Equatable {
    public var framework: String
    /// The oldest spelling and today's.
    public var old: String
    public var new: String

    public init(framework: String, old: String, new: String) {
      (self.framework, self.old, self.new) = (framework, old, new)
    }
  }

  public private(set) var counts: [Key: Int] = [:]
  public var unhandled: [Unhandled] = []

  public init() {}

  /// Counts one row.
  public mutating func add(_ key: Key) { counts[key, default: 0] += 1 }

  private func totals(_ part: (Key) -> String) -> [(name: String, count: Int)] {
    var sums: [String: Int] = [:]
    for (key, count) in counts { sums[part(key), default: 0] += count }
    return sums.map { (name: $0.key, count: $0.value) }.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }

  private var total: Int { counts.values.reduce(0, +) }

  /// Three tables, and what is not handled.
  public var text: String {
    var output = "\(total) rows\n"
    for (title, part) in [
      ("framework", { (key: Key) in key.framework }), ("kind", { $0.kind }), ("edit shape", { $0.shape }),
    ] {
      output += "\nBy \(title):\n"
      let rows = totals(part)
      let width = rows.first.map { String($0.count).utf8.count } ?? 0
      for row in rows {
        let number = String(row.count)
        output += "  " + String(repeating: " ", count: width - number.utf8.count) + number + "  \(row.name)\n"
      }
    }
    if unhandled.isEmpty { return output + "\nEvery shape is handled.\n" }
    output += "\nNot handled: \(unhandled.count), each left to a person where it is used:\n"
    for row in unhandled { output += "  \(row.framework): '\(row.old)' → '\(row.new)'\n" }
    return output
  }

  /// The same as one document, with a count for each framework, kind and shape.
  public var json: String {
    var json = JSONWriter()
    json.object { json in
      json.value("formatVersion", 1)
      json.value("total", total)
      json.array("rows") { json in
        for (key, count) in counts.sorted(by: { $0.key < $1.key }) {
          json.object { json in
            json.value("framework", key.framework)
            json.value("kind", key.kind)
            json.value("shape", key.shape)
            json.value("count", count)
          }
        }
      }
      json.array("unhandled") { json in
        for row in unhandled {
          json.object { json in
            json.value("framework", row.framework)
            json.value("old", row.old)
            json.value("new", row.new)
          }
        }
      }
    }
    return json.text + "\n"
  }
}
