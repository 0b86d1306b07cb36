import MoltEngine
import MoltReport
import MoltRules
import MoltTables

/// What rules are about, looked up when a report asks.
enum RuleDescriptions {
  /// Of `lint`: built-in rules, and those of the project and the command line.
  static func lint(named: [String], roots: [String]) -> @Sendable (String) -> RuleDescription? {
    { id in
      let library = LintRegistry.builtIn
      if let entry = library.entry(named: id) {
        return RuleSet(files: [(entry.file, library.source(of: entry))]).rules.first.map(description)
      }
      let files = UserRules.files(named: named, roots: roots).files
      return RuleSet(files: files).rules.first { $0.id == id }.map(description)
    }
  }

  private static func description(_ rule: LintRule) -> RuleDescription {
    var rationale = rule.message.text + "\n"
    if let suggestion = rule.suggestion { rationale += "\n" + suggestion.text + "\n" }
    if !rule.rationale.isEmpty { rationale += "\n" + rule.rationale }
    return RuleDescription(summary: rule.message.text, rationale: rationale, category: rule.category)
  }

  /// Of `migrate`: modules of the API history and changes of the language.
  static let migration: @Sendable (String) -> RuleDescription? = { id in
    if id.hasPrefix("api/") {
      let module = id.dropFirst(4)
      return RuleDescription(
        summary: "An API of \(module) is spelled otherwise in this version of Swift.",
        rationale: "`molt explain NAME` shows how an API was spelled in each version.", category: "api")
    }
    let library = LanguageLibrary(embedded: RuleTexts.language)
    if let rule = library.rules.first(where: { $0.id == id }) {
      return RuleDescription(summary: rule.title + ".", rationale: rule.rationale, category: "language")
    }
    let change = library.changes.first { $0.rules.contains(id) }
    return RuleDescription(summary: "\(change?.title ?? "A change of the language: " + id).", category: "language")
  }
}
