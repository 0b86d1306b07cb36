import MoltReport

/// What a commit of one step says.
enum CommitMessage {
  /// At most so many rules are listed.
  private static let mostRules = 20

  static func text(_ report: RunReport) -> String {
    var counts: [String: Int] = [:]
    var left = 0
    for item in report.files.flatMap(\.findings) {
      if item.isApplied { counts[item.finding.rule, default: 0] += 1 } else { left += 1 }
    }
    let files = report.files.count { $0.newBytes != nil }
    let edits = counts.values.reduce(0, +)
    var text = "Migrate from Swift \(report.from) to \(report.to)\n\n"
    text += "\(number(edits, "place")) in \(number(files, "file")), rewritten by Molt \(Molt.version)"
    text += left > 0 ? "; \(number(left, "place")) left for a person.\n\n" : ".\n\n"
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    for (rule, count) in sorted.prefix(mostRules) { text += "- \(rule): \(count)\n" }
    if sorted.count > mostRules { text += "- and \(number(sorted.count - mostRules, "other rule"))\n" }
    return text
  }

  private static func number(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
