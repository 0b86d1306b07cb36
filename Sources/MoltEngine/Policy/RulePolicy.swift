import MoltRules

/// What a project wants of its rules, by the names of rules and categories.
///
/// A rule's own name counts more than its category's.
public struct RulePolicy: Sendable, Equatable {
  /// What is wanted of one rule or category; nil: what the rule itself says.
  public struct Setting: Sendable, Equatable {
    public var isOn: Bool?
    public var severity: Severity?
    /// False: its findings are reported and never mended.
    public var fixes: Bool?

    public init(isOn: Bool? = nil, severity: Severity? = nil, fixes: Bool? = nil) {
      self.isOn = isOn
      self.severity = severity
      self.fixes = fixes
    }

    /// This setting where `later` says nothing.
    public func overlaid(by later: Setting) -> Setting {
      Setting(
        isOn: later.isOn ?? isOn, severity: later.severity ?? severity, fixes: later.fixes ?? fixes)
    }
  }

  public private(set) var settings: [String: Setting]
  /// Whether rules that are off are asked all the same: they were named on the command line.
  public var ignoresSwitches = false

  public init(_ settings: [String: Setting] = [:]) { self.settings = settings }

  /// Sets what is wanted of a name, over what was set before.
  public mutating func add(_ setting: Setting, for name: String) {
    settings[name] = (settings[name] ?? Setting()).overlaid(by: setting)
  }

  /// What is wanted of a rule.
  public func setting(of rule: String, category: String) -> Setting {
    var setting = settings[category] ?? Setting()
    // `UIKit` stands for `api/UIKit`.
    if category == MigrationRules.apiCategory, let slash = rule.utf8.firstIndex(of: UInt8(ascii: "/")),
      let module = settings[String(rule[rule.utf8.index(after: slash)...])]
    {
      setting = setting.overlaid(by: module)
    }
    if let own = settings[rule] { setting = setting.overlaid(by: own) }
    if ignoresSwitches { setting.isOn = nil }
    return setting
  }

  /// Whether the rule of a migration is off.
  public func isOff(_ rule: String) -> Bool {
    setting(of: rule, category: MigrationRules.category(of: rule)).isOn == false
  }

  /// The finding as the project wants it; nil when its rule is off.
  func applied(to finding: Finding, category: String, isOnByDefault: Bool) -> Finding? {
    let setting = setting(of: finding.rule, category: category)
    guard setting.isOn ?? isOnByDefault else { return nil }
    var finding = finding
    if let severity = setting.severity { finding.severity = severity }
    if setting.fixes == false, !finding.edits.isEmpty {
      finding.edits = []
      finding.applicability = .manual
    }
    return finding
  }
}
