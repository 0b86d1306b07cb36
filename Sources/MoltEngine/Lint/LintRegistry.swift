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
  /// The version of the code, if it is known: rules for other versions are not asked.
  public var version: SwiftVersion?

  public init() {}

  /// Whether a rule is asked. Its names are made only where some were given.
  func selects(
    id: @autoclosure () -> String, category: @autoclosure () -> String, isStrict strictRule: Bool
  ) -> Bool {
    if only.isEmpty, skip.isEmpty { return isStrict || !strictRule }
    let names = [id(), category()]
    if skip.contains(where: names.contains) { return false }
    if only.isEmpty { return isStrict || !strictRule }
    return only.contains(names[0]) || only.contains(names[1]) && (isStrict || !strictRule)
  }
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

  /// The names of all rules and categories that there are, selected or not.
  ///
  /// - Parameter rules: the users' own.
  public func knownNames(and rules: [LintRule]) -> [String] {
    Set(library.entries.flatMap { [$0.id, $0.category] } + rules.flatMap { [$0.id, $0.category] }).sorted()
  }

  /// A worker for one thread.
  public func makeLinter() -> Linter { Linter(registry: self) }
}
