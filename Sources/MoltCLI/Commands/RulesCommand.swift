import MoltEngine
import MoltReport
import MoltRules
import MoltTables

/// `molt rules`: lists rules, checks rule files, runs their examples, counts the API history.
struct RulesCommand {
  private enum Action: String, CaseIterable { case list, check, test, coverage }

  private let action: Action
  private let operands: [String]
  private let named: [String]
  private let isJSON: Bool
  private let console: Console

  init(_ arguments: Arguments, console: Console) throws(UsageError) {
    let words = Action.allCases.map(\.rawValue)
    guard let word = arguments.operands.first else {
      throw UsageError(message: "rules needs one of \(words.joined(separator: ", ")), for example: molt rules list")
    }
    guard let action = Action(rawValue: word) else {
      let nearest = Suggestion.nearest(to: word, among: words)
      throw UsageError(
        message: "rules cannot '\(word)'; it is one of \(words.joined(separator: ", "))\(Suggestion.question(nearest))")
    }
    self.action = action
    operands = Array(arguments.operands.dropFirst())
    named = arguments.all(of: .rules)
    let format = arguments.value(of: .format) ?? "human"
    isJSON = format == "json"
    guard format == "human" || action == .coverage && isJSON else {
      throw UsageError(message: "rules \(action.rawValue) has no format '\(format)'; rules coverage has human and json")
    }
    guard action != .coverage || operands.isEmpty else {
      throw UsageError(message: "rules coverage counts all rows and takes no names: molt rules coverage")
    }
    self.console = console
  }

  func run() throws(UsageError) -> ExitStatus {
    switch action {
    case .list: return list()
    case .check: return check()
    case .test: return try test()
    case .coverage: return coverage()
    }
  }

  private var userFiles: (files: [(path: String, bytes: [UInt8])], problems: [String]) {
    UserRules.files(named: named, roots: [ProjectRoot.find(from: ".")].compactMap { $0 })
  }

  private var builtIn: [(rule: LintRule, source: [UInt8])] {
    let library = LintRegistry.builtIn
    return library.entries.compactMap { entry in
      let source = library.source(of: entry)
      return RuleSet(files: [(entry.file, source)]).rules.first.map { (rule: $0, source: source) }
    }
  }

  private func list() -> ExitStatus {
    let (files, problems) = userFiles
    let own = UserRules.set(of: files)
    let rules = builtIn.map(\.rule) + SuppressionRules.all + own.rules
    let width = rules.map(\.id.utf8.count).max() ?? 0
    for rule in rules { console.write(RuleText.line(of: rule, width: width)) }
    console.write("\n" + LanguageText().list)
    let messages = problems + own.mistakes.map(\.rendered)
    for message in messages { console.writeError(message) }
    return messages.isEmpty ? .done : .failed
  }

  private func coverage() -> ExitStatus {
    let report = RulesCoverage.report(of: .embedded)
    console.write(isJSON ? report.json : report.text)
    return .done
  }

  private func check() -> ExitStatus {
    let (files, problems) = operands.isEmpty ? userFiles : UserRules.files(named: operands, roots: [])
    for message in problems { console.writeError(message) }
    let set = UserRules.set(of: files)
    var mistakes = set.mistakes
    for rule in set.rules {
      let source = files.first { $0.path == rule.file }?.bytes ?? []
      mistakes += RuleTester(rule, source: source, history: .embedded).mistakes(derives: false)
    }
    for mistake in mistakes { console.write(mistake.rendered) }
    if !problems.isEmpty { return .failed }
    let count = "\(files.count) rule file\(files.count == 1 ? "" : "s")"
    console.write(
      mistakes.isEmpty
        ? "No mistakes in \(count).\n" : "\n\(mistakes.count) mistake\(mistakes.count == 1 ? "" : "s") in \(count).\n")
    return mistakes.isEmpty ? .done : .found
  }

  private func test() throws(UsageError) -> ExitStatus {
    let paths = operands.filter { $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") }
    let ids = operands.filter { !paths.contains($0) }
    let (files, problems) = paths.isEmpty ? userFiles : UserRules.files(named: paths, roots: [])
    let set = UserRules.set(of: files)
    for message in problems + set.mistakes.map(\.rendered) { console.writeError(message) }
    if !problems.isEmpty || !set.mistakes.isEmpty { return .failed }
    var rules = set.rules.map { rule in (rule: rule, source: files.first { $0.path == rule.file }?.bytes ?? []) }
    if paths.isEmpty { rules = builtIn + rules }
    for id in ids where !rules.contains(where: { $0.rule.id == id }) {
      let nearest = Suggestion.nearest(to: id, among: rules.map(\.rule.id))
      throw UsageError(message: "no rule is called '\(id)'\(Suggestion.question(nearest))")
    }
    if !ids.isEmpty { rules = rules.filter { ids.contains($0.rule.id) } }
    var count = 0
    var mistakes = 0
    for (rule, source) in rules {
      let tester = RuleTester(rule, source: source, history: .embedded)
      count += tester.count(derives: true)
      for mistake in tester.mistakes(derives: true) {
        mistakes += 1
        console.write(mistake.rendered)
      }
    }
    console.write("\(count) examples of \(rules.count) rule\(rules.count == 1 ? "" : "s"), \(mistakes) failed.\n")
    return mistakes == 0 ? .done : .found
  }
}
