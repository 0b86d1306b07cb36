import MoltEngine
import MoltNames
import MoltRules

/// What a project's `.molt.yml` says.
struct Configuration: Sendable {
  /// A value and the line it stands on, counted from 1.
  struct Located<Value: Sendable>: Sendable {
    var value: Value
    var line: Int
  }

  /// What is said of one rule or category.
  struct Rule: Sendable {
    var name: String
    var setting: RulePolicy.Setting
    var mark: YAMLNode.Mark
  }

  /// Rules of some of the files.
  struct Override: Sendable {
    var paths: [PathPattern]
    var rules: [Rule]
    var line: Int
  }

  static let fileName = ".molt.yml"

  /// As it is printed.
  var path: String
  /// The folder of the file; paths in the file are meant from there.
  var folder: ProjectFolder
  var tool: Located<VersionRequirement>?
  var from: Located<SwiftVersion>?
  var to: Located<SwiftVersion>?
  var include: Located<[PathPattern]>?
  var exclude: Located<[PathPattern]>?
  var isStrict: Located<Bool>?
  /// The value of `--fail-on`.
  var failOn: Located<String>?
  /// Seen from the folder.
  var baseline: Located<String>?
  var rules: [Rule] = []
  var overrides: [Override] = []

  init(path: String, folder: ProjectFolder) {
    self.path = path
    self.folder = folder
  }

  /// What is wanted of the rules in a file.
  ///
  /// - Parameter path: as it was given or found.
  func policy(for path: String) -> RulePolicy {
    var policy = RulePolicy()
    for rule in rules { policy.add(rule.setting, for: rule.name) }
    if overrides.isEmpty { return policy }
    guard let place = folder.place(of: path) else { return policy }
    for override in overrides where override.paths.contains(where: { $0.matches(place) }) {
      for rule in override.rules { policy.add(rule.setting, for: rule.name) }
    }
    return policy
  }

  /// The rules and categories that are turned on or off before the files are known: on, if they are on in some.
  var switches: [String: Bool] {
    var switches: [String: Bool] = [:]
    for rule in rules { if let isOn = rule.setting.isOn { switches[rule.name] = isOn } }
    for override in overrides {
      for rule in override.rules where rule.setting.isOn == true { switches[rule.name] = true }
    }
    return switches
  }

  /// Whether a file, or a folder as a whole, is none of the run's business, even if it was named.
  func leavesOut(_ path: String, isFolder: Bool) -> Bool {
    if include == nil, exclude == nil { return false }
    guard let place = folder.place(of: path), place != "." else { return false }
    if let exclude, exclude.value.contains(where: { $0.matches(place, isFolder: isFolder) }) { return true }
    guard let include else { return false }
    if include.value.contains(where: { $0.matches(place, isFolder: isFolder) }) { return false }
    return !isFolder || !include.value.contains { $0.mayMatch(below: place) }
  }
}
