import MoltNames
import MoltRules
import MoltSyntax
import MoltTables

/// What a lint run is asked to do.
public struct LintOptions: Sendable {
  /// Rules or categories that alone are asked, strict ones too; empty means all that are not strict.
  public var only: [String] = []
  /// Rules or categories that are not asked.
  public var skip: [String] = []
  /// Ask strict rules too.
  public var isStrict = false
  /// Apply the edits that are safe.
  public var fixes = false
  /// Rules and categories that the project turns on or off, in some of its files at least. `only` counts more.
  public var switches: [String: Bool] = [:]
  /// The version of the code, if it is known: rules for other versions are not asked.
  public var version: SwiftVersion?
  /// The version that the project says its code is in: rules that depend on it need not guess, and all are asked.
  public var statedVersion: SwiftVersion?

  public init() {}

  /// Whether a rule is asked. Its names are made only where some were given.
  func selects(
    id: @autoclosure () -> String, category: @autoclosure () -> String, isStrict strictRule: Bool
  ) -> Bool {
    if only.isEmpty, skip.isEmpty, switches.isEmpty { return isStrict || !strictRule }
    let (name, group) = (id(), category())
    if skip.contains(name) || skip.contains(group) { return false }
    if only.isEmpty { return switches[name] ?? switches[group] ?? (isStrict || !strictRule) }
    return only.contains(name) || only.contains(group) && (isStrict || !strictRule)
  }

  /// Whether a selected rule is on in a file of which the project says nothing.
  func isOnByDefault(_ rule: LintRule) -> Bool { isStrict || !rule.isStrict || only.contains(rule.id) }
}

/// The rules of one run, filed by the tokens that wake them. Built once, then only read, from any thread.
public struct LintRegistry: Sendable {
  /// The rules that are compiled into the tool.
  public static let builtIn = RuleLibrary(embedded: RuleTexts.embedded)

  enum Source: Sendable {
    case embedded(RuleLibrary.Entry)
    case user(LintRule)
  }

  let options: LintOptions
  let library: RuleLibrary
  let history: APIHistory
  private(set) var sources: [Source] = []
  private(set) var anchors = AnchorTable()
  /// The anchor that no rule needs: what extensions add is known to the whole project.
  static let extensionAnchor = 0

  /// - Parameter rules: users' rules, asked after the built-in ones.
  public init(
    options: LintOptions, rules: [LintRule] = [], library: RuleLibrary = LintRegistry.builtIn, history: APIHistory
  ) {
    self.options = options
    self.library = library
    self.history = history
    anchors.add(.kwExtension, "extension")
    sources.reserveCapacity(library.entries.count + rules.count)
    userRules = rules
    for entry in library.entries
    where options.selects(id: entry.id, category: entry.category, isStrict: entry.isStrict) {
      let number = sources.count
      sources.append(.embedded(entry))
      entry.forEachAnchor { anchors.add($0, $1, rule: number) }
    }
    for rule in rules where options.selects(id: rule.id, category: rule.category, isStrict: rule.isStrict) {
      let number = sources.count
      sources.append(.user(rule))
      for pattern in rule.patterns {
        pattern.anchor.withUnsafeBufferPointer { anchors.add(pattern.anchorKind, $0, rule: number) }
      }
    }
  }

  private let userRules: [LintRule]

  /// The names of all rules and categories, selected or not, sorted.
  public var knownNames: [String] {
    let own = SuppressionRules.all.flatMap { [$0.id, $0.category] }
    return Set(
      own + library.entries.flatMap { [$0.id, $0.category] } + userRules.flatMap { [$0.id, $0.category] }
    ).sorted()
  }

  /// The category of the rule that is called so.
  func category(of id: String) -> String {
    library.entry(named: id)?.category ?? userRules.first { $0.id == id }?.category
      ?? (id == Document.fenceRule ? Document.category : Suppressions.category)
  }

  /// Whether a rule, or a rule of a category, of that name is asked in files with this policy.
  public func asks(_ name: String, policy: RulePolicy?) -> Bool {
    if name == Document.fenceRule || name == Document.category { return true }
    return sources.contains { source in
      let rule: (id: String, category: String, isStrict: Bool)
      switch source {
      case .embedded(let entry): rule = (entry.id, entry.category, entry.isStrict)
      case .user(let own): rule = (own.id, own.category, own.isStrict)
      }
      guard rule.id == name || rule.category == name else { return false }
      let isOn = options.isStrict || !rule.isStrict || options.only.contains(rule.id)
      return policy?.setting(of: rule.id, category: rule.category).isOn ?? isOn
    }
  }

  /// A worker for one thread.
  public func makeLinter() -> Linter { Linter(registry: self) }
}
