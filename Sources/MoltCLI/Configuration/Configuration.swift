import MoltEngine
import MoltNames
import MoltRules

/// What a project's `.molt.yml` says.
struct Configuration {
  /// A value and the line it stands on, counted from 1.
  struct Located<Value> {
    var value: Value
    var line: Int
  }

  /// What is said of one rule or category.
  struct Rule {
    var name: String
    var setting: RulePolicy.Setting
    var mark: YAMLNode.Mark
  }

  /// Rules of some of the files.
  struct Override {
    var paths: [PathPattern]
    var rules: [Rule]
    var line: Int
  }

  static let fileName = ".molt.yml"

  /// As it is printed.
  var path: String
  /// The folder of the file, links resolved; paths in the file are meant from there.
  var folder: String
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

  init(path: String, folder: String) {
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
    guard let place = place(of: path) else { return policy }
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
    guard let place = place(of: path), place != "." else { return false }
    if let exclude, exclude.value.contains(where: { $0.matches(place, isFolder: isFolder) }) { return true }
    guard let include else { return false }
    if include.value.contains(where: { $0.matches(place, isFolder: isFolder) }) { return false }
    return !isFolder || !include.value.contains { $0.mayMatch(below: place) }
  }

  /// The path seen from the configuration's folder; nil when it lies elsewhere.
  func place(of path: String) -> String? {
    let absolute = FilePath.absolute(path)
    if let place = inside(absolute) { return place }
    // The same folder under another name, or a path that climbs.
    guard let resolved = try? FileSystem.resolved(FilePath.parent(absolute)) else { return nil }
    return inside(FilePath.joined(resolved, FilePath.name(absolute)))
  }

  private func inside(_ path: String) -> String? {
    if path == folder { return "." }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    guard path.hasPrefix(prefix) else { return nil }
    let place = String(path.dropFirst(prefix.count))
    return place.split(separator: "/").contains("..") ? nil : place
  }
}
