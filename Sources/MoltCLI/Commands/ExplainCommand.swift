import MoltEngine
import MoltNames
import MoltRules

/// `molt explain`: the history of an API, from any of its spellings; a rule; a proposal of Swift Evolution.
struct ExplainCommand {
  let name: String
  let renames: [String]
  let rules: [String]
  let console: Console

  init(_ arguments: Arguments, console: Console) throws(UsageError) {
    guard let name = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError(message: "explain takes one name, for example: molt explain cellForRowAtIndexPath")
    }
    self.name = name
    renames = arguments.all(of: .renames)
    rules = arguments.all(of: .rules)
    self.console = console
  }

  func run() throws(UsageError) -> ExitStatus {
    if let text = ruleText() {
      console.write(text)
      return .done
    }
    if let text = LanguageText().page(about: name) {
      console.write(text)
      return .done
    }
    if LanguageText.isProposal(name) {
      console.say(
        "no change of the language that Molt knows came with '\(name)'; Documentation/language-changes.md has all")
      return .found
    }
    if name.utf8.contains(UInt8(ascii: "-")), name.utf8.allSatisfy(Self.isOfRule) {
      let near = Suggestion.nearest(to: name, among: ruleNames)
      console.say(
        "no rule is called '\(name)'\(near == nil ? "; molt rules list has all" : Suggestion.question(near))")
      return .found
    }
    guard let query = HistoryQuery(name) else {
      throw UsageError(message: "'\(name)' is not the name of an API; write hidden, UIView.hidden or f(_:b:)")
    }
    let history: APIHistory
    do throws(UserRenames.Failure) {
      history = try UserRenames.history(named: renames, roots: [ProjectRoot.find(from: ".")].compactMap { $0 })
    } catch {
      for message in error.messages { console.writeError(message) }
      return .failed
    }
    let found = query.search(history)
    if found.types.isEmpty, found.rows.isEmpty {
      let near = Suggestion.question(NearName.nearest(to: name, in: history))
      console.say("no API was ever called '\(name)' in the frameworks that Molt knows\(near)")
      return .found
    }
    let entries = found.types.map(HistoryText.entry(of:)) + found.rows.map(HistoryText.entry(of:))
    console.write(entries.joined(separator: "\n"))
    return .done
  }

  /// Whether a byte may stand in a rule's name: `forced-url`.
  private static func isOfRule(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || (byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z"))
      || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
  }

  /// Names of all rules and rewriters, for who wrote one nearly right.
  private var ruleNames: [String] {
    let files = UserRules.files(named: rules, roots: [ProjectRoot.find(from: ".")].compactMap { $0 }).files
    return LintRegistry.builtIn.entries.map(\.id) + SuppressionRules.all.map(\.id)
      + RuleSet(files: files).rules.map(\.id)
      + Array(MigrationRules.all)
  }

  /// What the rule of that name means; nil when there is none. Mistakes in users' rules are no reason to say nothing about APIs.
  private func ruleText() -> String? {
    let library = LintRegistry.builtIn
    if let entry = library.entry(named: name) {
      return RuleSet(files: [(entry.file, library.source(of: entry))]).rules.first.map(RuleText.page(of:))
    }
    guard name.utf8.contains(UInt8(ascii: "-")) else { return nil }
    if let rule = SuppressionRules.all.first(where: { $0.id == name }) { return RuleText.page(of: rule) }
    let files = UserRules.files(named: rules, roots: [ProjectRoot.find(from: ".")].compactMap { $0 }).files
    return RuleSet(files: files).rules.first { $0.id == name }.map(RuleText.page(of:))
  }
}
