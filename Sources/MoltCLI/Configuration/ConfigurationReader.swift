import MoltEngine
import MoltNames
import MoltRules

/// Reads `.molt.yml`; every mistake in it is told, with its line.
struct ConfigurationReader {
  /// The keys of the file, of an override, and of a rule that is written as a mapping.
  static let keys = [
    "molt", "from", "to", "include", "exclude", "strict", "fail-on", "baseline", "rules", "overrides",
  ]
  static let overrideKeys = ["paths", "rules"]
  static let ruleKeys = ["severity", "fix"]
  /// What may stand for a rule.
  static let ruleWords = ["off", "on", "note", "warning", "error"]

  private(set) var configuration: Configuration
  private(set) var mistakes: MistakeList

  init(path: String, folder: ProjectFolder, bytes: [UInt8]) {
    configuration = Configuration(path: path, folder: folder)
    mistakes = MistakeList(file: path, text: String(decoding: bytes, as: UTF8.self))
    guard let root = YAMLReader.read(bytes, mistakes: &mistakes) else { return }
    // A file with nothing but comments.
    if case .scalar("", isQuoted: false) = root.content { return }
    guard let pairs = root.mapping else {
      mistakes.add("the file holds \(root.kindName)", at: root.mark, advice: "Write keys and values, such as 'to: 5'.")
      return
    }
    for (key, value) in pairs { read(key, value) }
    checkOrder()
  }

  /// Checks the names of rules, once it is known which there are.
  mutating func checkRules(among known: [String]) {
    let names = Set(known)
    for rule in configuration.rules + configuration.overrides.flatMap(\.rules) where !names.contains(rule.name) {
      let nearest = Suggestion.nearest(to: rule.name, among: known)
      mistakes.add(
        "no rule, category or module is called '\(rule.name)'", at: rule.mark,
        advice: nearest.map { "Did you mean '\($0)'?" } ?? "'molt rules list' shows the rules there are.")
    }
  }

  private mutating func read(_ key: YAMLNode, _ value: YAMLNode) {
    switch key.string ?? "" {
    case "molt": configuration.tool = tool(value)
    case "from": configuration.from = version(value)
    case "to": configuration.to = version(value)
    case "include": configuration.include = .init(value: patterns(value), line: value.mark.line)
    case "exclude": configuration.exclude = .init(value: patterns(value), line: value.mark.line)
    case "strict":
      if let isStrict = value.bool {
        configuration.isStrict = .init(value: isStrict, line: value.mark.line)
      } else {
        mistakes.add("'strict' is neither true nor false", at: value.mark, advice: "Write true or false.")
      }
    case "fail-on":
      if let word = word(value, of: Flag.failOn.choices ?? [], key: "fail-on") {
        configuration.failOn = .init(value: word, line: value.mark.line)
      }
    case "baseline": readBaseline(value)
    case "rules": configuration.rules = rules(value)
    case "overrides": readOverrides(value)
    default: unknown(key, among: Self.keys)
    }
  }

  private mutating func unknown(_ key: YAMLNode, among keys: [String]) {
    let name = key.string ?? key.kindName
    let nearest = Suggestion.nearest(to: name, among: keys)
    mistakes.add(
      "unknown key '\(name)'", at: key.mark,
      advice: nearest.map { "Did you mean '\($0)'?" } ?? "There are \(keys.joined(separator: ", ")).")
  }

  private mutating func word(_ node: YAMLNode, of words: [String], key: String) -> String? {
    let text = node.string ?? node.kindName
    if node.string != nil, words.contains(text) { return text }
    mistakes.add(
      "'\(key)' cannot be '\(text)'", at: node.mark, advice: "It is one of \(words.joined(separator: ", ")).")
    return nil
  }

  private mutating func tool(_ node: YAMLNode) -> Configuration.Located<VersionRequirement>? {
    guard let text = node.string, let requirement = VersionRequirement(text) else {
      mistakes.add(
        "'molt' is not a version", at: node.mark,
        advice: "Write the oldest version that will do, such as \(Molt.version).")
      return nil
    }
    if !requirement.allows(Molt.version) {
      mistakes.add(
        "this project needs Molt \(requirement), and this is \(Molt.version)", at: node.mark,
        advice: "Install the version that the project wants, or change this line.")
    }
    return .init(value: requirement, line: node.mark.line)
  }

  private mutating func version(_ node: YAMLNode) -> Configuration.Located<SwiftVersion>? {
    guard let text = node.string, let version = SwiftVersion(text), version.isKnown else {
      mistakes.add(
        "unknown Swift version '\(node.string ?? node.kindName)'", at: node.mark,
        advice: "Known are 1.0, 1.1, 1.2, 2.0 ... 2.3, 3, 4, 4.2, 5 and 6.")
      return nil
    }
    return .init(value: version, line: node.mark.line)
  }

  private mutating func checkOrder() {
    guard let from = configuration.from, let to = configuration.to, from.value > to.value else { return }
    mistakes.add(
      "'from' is \(from.value) and 'to' is \(to.value)", at: .init(line: from.line, column: 1),
      advice: "Molt goes forwards only.")
  }

  /// A pattern or a list of them.
  private mutating func patterns(_ node: YAMLNode) -> [PathPattern] {
    var patterns: [PathPattern] = []
    for item in node.sequence ?? [node] {
      guard let text = item.string else {
        mistakes.add("\(item.kindName) where a path is wanted", at: item.mark, advice: "Write a path or a pattern.")
        continue
      }
      // An empty value: nothing is said.
      if text.isEmpty, node.sequence == nil { continue }
      do throws(PathPattern.Mistake) {
        patterns.append(try PathPattern(text))
      } catch {
        mistakes.add(error.message, at: item.mark, advice: error.advice)
      }
    }
    return patterns
  }

  private mutating func readBaseline(_ node: YAMLNode) {
    guard let path = node.string, !path.isEmpty else {
      mistakes.add("'baseline' is not a path", at: node.mark, advice: "Write the path of a file in this project.")
      return
    }
    if path.hasPrefix("/") || path.split(separator: "/").contains("..") {
      mistakes.add(
        "the baseline '\(path)' lies outside of the folder of this file", at: node.mark,
        advice: "Molt writes nothing there; write a path below this folder.")
      return
    }
    configuration.baseline = .init(value: FilePath.tidied(path), line: node.mark.line)
  }

  private mutating func rules(_ node: YAMLNode) -> [Configuration.Rule] {
    guard let pairs = node.mapping else {
      if node.string != "" {
        mistakes.add(
          "'rules' is \(node.kindName)", at: node.mark,
          advice: "Write a rule's name and off, on, note, warning or error.")
      }
      return []
    }
    return pairs.compactMap { key, value in
      guard let name = key.string else {
        mistakes.add("\(key.kindName) where a rule's name is wanted", at: key.mark)
        return nil
      }
      let setting = value.mapping == nil ? short(value, name) : long(value)
      return Configuration.Rule(name: name, setting: setting, mark: key.mark)
    }
  }

  /// `off`, or a severity.
  private mutating func short(_ node: YAMLNode, _ name: String) -> RulePolicy.Setting {
    if let isOn = node.bool { return .init(isOn: isOn) }
    guard let word = word(node, of: Self.ruleWords, key: name) else { return .init() }
    // Quoted, it is a text all the same.
    if word == "on" || word == "off" { return .init(isOn: word == "on") }
    return .init(isOn: true, severity: Severity(word: word))
  }

  /// `{severity: error, fix: false}`
  private mutating func long(_ node: YAMLNode) -> RulePolicy.Setting {
    var setting = RulePolicy.Setting()
    for (key, value) in node.mapping ?? [] {
      switch key.string ?? "" {
      case "severity": setting = setting.overlaid(by: short(value, "severity"))
      case "fix":
        setting.fixes = value.bool
        if value.bool == nil {
          mistakes.add("'fix' is neither true nor false", at: value.mark, advice: "Write true or false.")
        }
      default: unknown(key, among: Self.ruleKeys)
      }
    }
    return setting
  }

  private mutating func readOverrides(_ node: YAMLNode) {
    guard let items = node.sequence else {
      mistakes.add(
        "'overrides' is \(node.kindName)", at: node.mark, advice: "Write a list; each item has paths and rules.")
      return
    }
    for item in items {
      guard let pairs = item.mapping else {
        mistakes.add("an override is \(item.kindName)", at: item.mark, advice: "Write 'paths' and 'rules'.")
        continue
      }
      var override = Configuration.Override(paths: [], rules: [], line: item.mark.line)
      for (key, value) in pairs {
        switch key.string ?? "" {
        case "paths": override.paths = patterns(value)
        case "rules": override.rules = rules(value)
        default: unknown(key, among: Self.overrideKeys)
        }
      }
      for key in Self.overrideKeys where item[key] == nil {
        mistakes.add(
          "this override has no '\(key)'", at: item.mark, advice: "Add it: an override is for some paths and rules.")
      }
      configuration.overrides.append(override)
    }
  }
}

extension Severity {
  /// The severity of that name.
  init?(word: String) {
    switch word {
    case "note": self = .note
    case "warning": self = .warning
    case "error": self = .error
    default: return nil
    }
  }
}
