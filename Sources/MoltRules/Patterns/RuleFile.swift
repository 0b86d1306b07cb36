import MoltNames
import MoltText

/// Reads one rule file; `Documentation/writing-rules.md` describes the format.
struct RuleFileReader {
  var mistakes: MistakeList
  private(set) var rule = LintRule()
  private let bytes: [UInt8]
  private let checks: [String]?

  static let keys = [
    "rule", "category", "severity", "swift", "message", "suggestion", "rationale", "match", "any", "where", "inside",
    "not-inside", "rewrite", "applicability", "check", "strict", "tests", "examples",
  ]
  static let restrictionKeys = ["kind", "regex", "not-regex", "one-of", "not-one-of", "type"]

  /// - Parameter checks: the names that `check:` may have; nil when any may stand there.
  init(file: String, bytes: [UInt8], checks: [String]?) {
    self.bytes = bytes
    self.checks = checks
    mistakes = MistakeList(file: file, text: String(decoding: bytes, as: UTF8.self))
    rule.file = file
  }

  mutating func read() {
    guard let root = YAMLReader.read(bytes, mistakes: &mistakes) else {
      if mistakes.mistakes.isEmpty {
        mistakes.add("the file is empty", at: .init(line: 1, column: 1), advice: "Start with `rule: NAME`.")
      }
      return
    }
    guard let pairs = root.mapping else {
      mistakes.add("the file holds \(root.kindName)", at: root.mark, advice: "Start with `rule: NAME`.")
      return
    }
    check(pairs.map(\.key), among: Self.keys, of: "key")
    readHead(root)
    readPatterns(root)
    readRestrictions(root["where"])
    rule.inside = patterns(root["inside"])
    rule.notInside = patterns(root["not-inside"])
    readTexts(root)
    readExamples(root["examples"], root)
    checkTexts(root)
  }

  mutating func setExamples(invalid: [LintRule.Example], valid: [LintRule.Example]) {
    rule.invalid = invalid
    rule.valid = valid
  }

  // Small readers

  mutating func check(_ keys: [YAMLNode], among known: [String], of what: String) {
    for key in keys {
      guard let name = key.string, !known.contains(name) else { continue }
      mistakes.add("unknown \(what) '\(name)'", at: key.mark, advice: NearWord.advice(for: name, among: known))
    }
  }

  mutating func text(_ node: YAMLNode?) -> String? {
    guard let node else { return nil }
    guard let text = node.string else {
      mistakes.add("\(node.kindName) where a text belongs", at: node.mark)
      return nil
    }
    return text
  }

  /// One text or a list of them.
  mutating func nodes(_ node: YAMLNode?) -> [YAMLNode] {
    guard let node else { return [] }
    return (node.sequence ?? [node]).filter { item in
      if item.string != nil { return true }
      mistakes.add("\(item.kindName) where a text belongs", at: item.mark)
      return false
    }
  }

  private mutating func word<Word: RawRepresentable & CaseIterable>(
    _ node: YAMLNode?, _ what: String, _ type: Word.Type
  ) -> Word? where Word.RawValue == String {
    guard let node, let text = text(node) else { return nil }
    if let word = Word(rawValue: text) { return word }
    let known = Word.allCases.map { "\($0.rawValue)" }
    mistakes.add("unknown \(what) '\(text)'", at: node.mark, advice: NearWord.advice(for: text, among: known))
    return nil
  }

  private mutating func flag(_ node: YAMLNode?, default value: Bool) -> Bool {
    guard let node else { return value }
    if let flag = node.bool { return flag }
    mistakes.add("neither true nor false", at: node.mark)
    return value
  }

  private enum SeverityWord: String, CaseIterable { case note, warning, error }
  private enum ApplicabilityWord: String, CaseIterable { case safe, likely }

  private mutating func readHead(_ root: YAMLNode) {
    rule.mark = root["rule"]?.mark ?? root.mark
    if let id = text(root["rule"]), !id.isEmpty {
      rule.id = id
      let isName = id.utf8.allSatisfy {
        ($0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z")) || $0 == UInt8(ascii: "-")
          || ($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9"))
      }
      if !isName {
        mistakes.add("'\(id)' is not a rule's name", at: rule.mark, advice: "Use small letters, digits and hyphens.")
      }
    } else {
      mistakes.add("no name", at: root.mark, advice: "Add `rule: NAME`.")
    }
    if let category = text(root["category"]), !category.isEmpty {
      rule.category = category
    } else {
      mistakes.add("no category", at: root.mark, advice: "Add `category: NAME`, for example `category: strings`.")
    }
    switch word(root["severity"], "severity", SeverityWord.self) {
    case .note: rule.severity = .note
    case .error: rule.severity = .error
    case .warning, nil: rule.severity = .warning
    }
    rule.applicability = word(root["applicability"], "applicability", ApplicabilityWord.self) == .safe ? .safe : .likely
    rule.isStrict = flag(root["strict"], default: false)
    rule.includesTests = flag(root["tests"], default: true)
    readVersions(root["swift"])
    if let node = root["check"], let name = text(node) {
      rule.check = name
      if let checks, !checks.contains(name) {
        mistakes.add("unknown check '\(name)'", at: node.mark, advice: NearWord.advice(for: name, among: checks))
      }
    }
  }

  /// `>= 2.0`, `< 3`, `>= 2 < 4`.
  private mutating func readVersions(_ node: YAMLNode?) {
    guard let node, let text = text(node) else { return }
    var words = text.split(separator: " ")[...]
    while let sign = words.popFirst() {
      guard sign == ">=" || sign == "<", let number = words.popFirst(), let version = SwiftVersion(String(number))
      else {
        mistakes.add(
          "'\(text)' is not a range of versions", at: node.mark,
          advice: "Write `\">= 2.0\"`, `\"< 3\"` or `\">= 2 < 4\"`.")
        return
      }
      if sign == "<" { rule.before = version } else { rule.since = version }
    }
    if let since = rule.since, let before = rule.before, since >= before {
      mistakes.add("no version is both \(since) or later and before \(before)", at: node.mark)
    }
  }

  private mutating func readPatterns(_ root: YAMLNode) {
    let written = [root["match"], root["any"]].compactMap { $0 }
    if written.count == 2 {
      mistakes.add("both `match` and `any`", at: written[1].mark, advice: "Keep one of them; `any` holds a list.")
    }
    if written.isEmpty {
      mistakes.add(
        "nothing to look for", at: root.mark, advice: "Add `match: 'PATTERN'`, or `any:` with a list of patterns.")
    }
    for node in written {
      for item in node.sequence ?? [node] { readPattern(item) }
    }
  }

  /// A pattern, or a mapping of one with texts of its own.
  private mutating func readPattern(_ node: YAMLNode) {
    guard let pairs = node.mapping else {
      rule.patterns += patterns(node)
      return
    }
    check(pairs.map(\.key), among: ["match", "message", "suggestion"], of: "key")
    let found = patterns(node["match"])
    if node["match"] == nil { mistakes.add("no pattern", at: node.mark, advice: "Add `match: 'PATTERN'`.") }
    let texts = LintRule.OwnTexts(
      message: text(node["message"]).map { Template($0) }, suggestion: text(node["suggestion"]).map { Template($0) })
    for offset in found.indices { rule.ownTexts[rule.patterns.count + offset] = texts }
    rule.patterns += found
    for (key, template) in [("message", texts.message), ("suggestion", texts.suggestion)] {
      guard let template, let pattern = found.first,
        let name = template.holes.first(where: { !pattern.holes.contains($0) }), let place = node[key]
      else { continue }
      mistakes.add(
        "the pattern has no hole $\(name)", at: place.mark, advice: NearWord.advice(for: name, among: pattern.holes))
    }
  }

  /// The patterns of a node; what is wrong with one is told at its place.
  private mutating func patterns(_ node: YAMLNode?) -> [Pattern] {
    nodes(node).compactMap { item in
      do throws(Pattern.Problem) {
        return try Pattern(item.string ?? "")
      } catch {
        mistakes.add(error.message, at: mark(in: item, offset: error.offset), advice: error.advice)
        return nil
      }
    }
  }

  /// The place of a byte of a text that stands on one line.
  func mark(in node: YAMLNode, offset: Int) -> YAMLNode.Mark {
    guard case .scalar(let text, let isQuoted) = node.content, !text.utf8.contains(10),
      !text.utf8.contains(34) || !isQuoted,
      !text.utf8.contains(39)
    else { return node.mark }
    let before = String(decoding: text.utf8.prefix(offset), as: UTF8.self)
    return .init(line: node.mark.line, column: node.mark.column + (isQuoted ? 1 : 0) + before.count)
  }

  private mutating func readTexts(_ root: YAMLNode) {
    if let message = text(root["message"]), !message.isEmpty {
      rule.message = Template(message)
    } else {
      mistakes.add("no message", at: root.mark, advice: "Add `message:`, one sentence on what is wrong with the code.")
    }
    if let node = root["suggestion"], let suggestion = text(node) { rule.suggestion = Template(suggestion) }
    if let node = root["rewrite"], let rewrite = text(node) { rule.rewrite = Template(rewrite) }
    rule.rationale = text(root["rationale"]) ?? ""
  }

  private mutating func readRestrictions(_ node: YAMLNode?) {
    guard let node else { return }
    guard let pairs = node.mapping else {
      mistakes.add(
        "\(node.kindName) where a mapping belongs", at: node.mark, advice: "Write `where: {NAME: {kind: string}}`.")
      return
    }
    for (key, value) in pairs {
      if key.string == "result" {
        rule.result = word(value, "use of a result", LintRule.ResultUse.self)
        continue
      }
      if key.string == "type" {
        rule.types = nodes(value).compactMap(\.string)
        continue
      }
      let name = key.string ?? ""
      if !rule.patterns.isEmpty, !rule.patterns.contains(where: { $0.holes.contains(name) }) {
        let names = rule.patterns.flatMap(\.holes)
        mistakes.add(
          "no pattern has a hole $\(name)", at: key.mark,
          advice: NearWord.advice(for: name, among: names + ["result", "type"]))
      }
      readRestriction(name, value)
    }
  }

  private mutating func readRestriction(_ hole: String, _ node: YAMLNode) {
    guard let pairs = node.mapping else {
      mistakes.add(
        "\(node.kindName) where a mapping belongs", at: node.mark, advice: "Write `{kind: string}` or the like.")
      return
    }
    check(pairs.map(\.key), among: Self.restrictionKeys, of: "restriction")
    var restriction = LintRule.Restriction(hole: hole)
    for item in nodes(node["kind"]) {
      if let kind = word(item, "kind of expression", ExpressionKind.self) { restriction.kinds.append(kind) }
    }
    restriction.expression = expression(node["regex"])
    restriction.notExpression = expression(node["not-regex"])
    restriction.oneOf = words(node["one-of"])
    restriction.notOneOf = words(node["not-one-of"])
    restriction.types = nodes(node["type"]).compactMap(\.string)
    rule.restrictions.append(restriction)
  }

  /// The words of a list, those of the lists that it names among them.
  private mutating func words(_ node: YAMLNode?) -> Set<String> {
    var words: Set<String> = []
    for item in nodes(node) {
      guard let text = item.string else { continue }
      if let list = NamedList(rawValue: text) {
        words.formUnion(list.values)
      } else if text.hasPrefix("$"), text.utf8.count > 1, text.dropFirst().allSatisfy({ $0 == "_" || $0.isUppercase }) {
        let known = NamedList.allCases.map(\.rawValue)
        mistakes.add("unknown list '\(text)'", at: item.mark, advice: NearWord.advice(for: text, among: known))
      } else {
        words.insert(text)
      }
    }
    return words
  }

  private mutating func expression(_ node: YAMLNode?) -> ByteExpression? {
    guard let node, let text = text(node) else { return nil }
    do throws(ByteExpression.Problem) {
      return try ByteExpression(text)
    } catch {
      mistakes.add(error.message, at: mark(in: node, offset: error.offset), advice: "Mend the regular expression.")
      return nil
    }
  }
}
