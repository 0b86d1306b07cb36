import MoltRules

/// What a rule is, for people.
enum RuleText {
  /// All about one rule.
  static func page(of rule: LintRule) -> String {
    var output =
      "\(rule.id) (\(rule.category), \(word(rule.severity))\(rule.isStrict ? ", strict: off by default" : ""))\n"
    output += "  \(rule.message.text)\n"
    if let suggestion = rule.suggestion { output += "  \(suggestion.text)\n" }
    if !rule.rationale.isEmpty { output += "\n" + indented(rule.rationale, by: 2) }
    if let example = rule.invalid.first {
      output += "\nFound:\n" + indented(example.code.filter { $0 != "↓" }, by: 4)
      if let fixed = rule.invalid.first(where: { $0.fixed != nil }) {
        output +=
          "\nMended:\n" + indented(fixed.code.filter { $0 != "↓" }, by: 4) + "  to\n"
          + indented(fixed.fixed ?? "", by: 4)
      }
    }
    if let example = rule.valid.first { output += "\nLeft alone:\n" + indented(example.code, by: 4) }
    return output
  }

  /// One line of the list of rules.
  static func line(of rule: LintRule, width: Int) -> String {
    let name = rule.id + String(repeating: " ", count: max(0, width - rule.id.utf8.count))
    return "\(name)  \(rule.category), \(word(rule.severity))\(rule.isStrict ? ", strict" : "")\n"
      + "  \(rule.message.text)\n"
  }

  private static func word(_ severity: Severity) -> String {
    switch severity {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  static func indented(_ text: String, by count: Int) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { $0.isEmpty ? "\n" : String(repeating: " ", count: count) + $0 + "\n" }.joined()
  }
}
