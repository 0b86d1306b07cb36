import MoltEngine
import MoltRules
import MoltTables

/// What a change of the language is, and what `migrate` does about it, for people.
struct LanguageText {
  private let library = LanguageLibrary(embedded: RuleTexts.language)

  /// All about a proposal (`SE-0004`, in any case, also `4` after `SE-`) or a rule of `migrate`; nil when it is neither.
  func page(about name: String) -> String? {
    let proposal = Self.proposal(name)
    let changes = library.changes.filter { change in
      proposal.map { $0 == change.proposal } ?? change.rules.contains(name)
    }
    let isRule = proposal == nil && MigrationRules.all.contains(name)
    guard !changes.isEmpty || isRule else { return nil }
    var output = "\(proposal ?? name)\n" + changes.map(text(of:)).joined()
    let ids = proposal == nil ? [name] : changes.flatMap(\.rules)
    for (position, rule) in library.rules.filter({ ids.contains($0.id) }).enumerated() {
      output += "\n" + page(of: rule, isNamed: proposal != nil || position > 0)
    }
    return output
  }

  /// Whether a name looks like a proposal's, known or not.
  static func isProposal(_ name: String) -> Bool { proposal(name) != nil }

  /// `se-4`, `SE-0004` → `SE-0004`
  private static func proposal(_ name: String) -> String? {
    guard name.count > 3, name.count < 9, name.lowercased().hasPrefix("se-"), let number = Int(name.dropFirst(3)),
      number > 0
    else { return nil }
    let digits = String(number)
    return "SE-" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private func text(of change: LanguageChange) -> String {
    var output = "  Swift \(change.version): \(change.title)\n"
    if !change.before.isEmpty || !change.after.isEmpty {
      output += "    \(change.before)  →  \(change.after.isEmpty ? "…" : change.after)\n"
    }
    let rules = change.rules.isEmpty ? "" : " [\(change.rules.joined(separator: ", "))]"
    let note = change.note.isEmpty ? "" : (change.rules.isEmpty ? ": " : "; ") + change.note
    return output + "    molt \(change.answer == .nothing ? "does nothing" : change.answer.rawValue)\(rules)\(note)\n"
  }

  private func page(of rule: SyntaxRule, isNamed: Bool) -> String {
    var output = isNamed ? "\(rule.id)\n" : ""
    output += "  \(rule.title): since Swift \(rule.since), \(rule.applicability)\n\n"
    output += RuleText.indented(rule.rationale, by: 2)
    for example in rule.examples.prefix(2) {
      output += "\nBefore:\n" + RuleText.indented(example.before, by: 4)
      output += example.after.map { "After:\n" + RuleText.indented($0, by: 4) } ?? "Reported, not changed.\n"
    }
    if let example = rule.stay.first { output += "\nLeft alone:\n" + RuleText.indented(example, by: 4) }
    return output
  }

  /// The list of all rewriters, by version.
  var list: String {
    let width = library.rules.map(\.id.utf8.count).max() ?? 0
    return library.rules.sorted { ($0.order, $0.id) < ($1.order, $1.id) }.map { rule in
      let name = rule.id + String(repeating: " ", count: max(0, width - rule.id.utf8.count))
      return "\(name)  migrate, Swift \(rule.since)\(rule.proposal.map { ", \($0)" } ?? ""), \(rule.applicability)\n"
        + "  \(rule.title)\n"
    }.joined()
  }
}

extension SyntaxRule {
  /// Its version as a number to sort by.
  fileprivate var order: Int {
    let parts = since.split(separator: ".").map { Int($0) ?? 0 }
    return (parts.first ?? 0) * 100 + (parts.count > 1 ? parts[1] : 0)
  }
}
