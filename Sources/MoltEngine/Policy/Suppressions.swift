import MoltRules
import MoltSyntax
import MoltText

/// What the comments of one file keep quiet, and which of them keep quiet nothing.
struct Suppressions {
  /// One rule's name in one directive, and the bytes for which it counts.
  private struct Entry {
    var directive: Int
    var name: String
    var range: ByteRange
    /// The directive that ended it, if one did.
    var end: Int?
    var isUsed = false
  }

  /// The rules that report about the comments themselves.
  static let unusedRule = "unused-suppression"
  static let invalidRule = "invalid-suppression"
  static let category = "suppressions"

  private let tokens: TokenBuffer
  let directives: [Directive]
  private var entries: [Entry] = []
  /// Names in `enable` that ended nothing, with their directives.
  private var idleEnds: [(directive: Int, name: String)] = []

  /// Nil when no comment speaks to Molt.
  init?(_ tokens: TokenBuffer) {
    directives = Directive.all(in: tokens)
    if directives.isEmpty { return nil }
    self.tokens = tokens
    let lines = DirectiveLines(tokens)
    for (index, directive) in directives.enumerated() where directive.mistake == nil {
      for name in directive.names {
        switch directive.action {
        case .disable(let scope):
          entries.append(
            Entry(directive: index, name: name.text, range: lines.range(of: scope, from: directive.comment)))
        case .enable: close(name.text, at: index)
        }
      }
    }
  }

  /// Ends the ranges of a name that are open.
  private mutating func close(_ name: String, at index: Int) {
    var isIdle = true
    let place = directives[index].comment.lower
    for position in entries.indices {
      guard case .disable(.onwards) = directives[entries[position].directive].action, entries[position].end == nil,
        name == "all" || entries[position].name == name
      else { continue }
      entries[position].end = index
      entries[position].range = ByteRange(entries[position].range.lower, place)
      isIdle = false
    }
    if isIdle { idleEnds.append((index, name)) }
  }

  /// Whether a comment keeps the finding quiet.
  mutating func suppresses(_ finding: Finding, category: String) -> Bool {
    var isSuppressed = false
    for position in entries.indices {
      let entry = entries[position]
      guard case .disable(let scope) = directives[entry.directive].action, means(entry.range, scope, finding.range)
      else { continue }
      guard Self.name(entry.name, means: finding.rule, category: category) else { continue }
      entries[position].isUsed = true
      isSuppressed = true
    }
    return isSuppressed
  }

  /// Whether the place of a finding is one that a directive is for: where it begins, and with a comment at the end of a
  /// line or below it also where it ends.
  private func means(_ range: ByteRange, _ scope: Directive.Scope, _ finding: ByteRange) -> Bool {
    func holds(_ offset: Int) -> Bool { range.lower <= offset && offset < range.upper }
    if holds(finding.lower) { return true }
    switch scope {
    case .this, .previous: return holds(max(finding.lower, finding.upper - 1))
    case .next, .onwards, .file: return false
    }
  }

  /// Whether a name in a directive, or of the configuration, means the rule.
  static func name(_ name: String, means rule: String, category: String) -> Bool {
    name == rule || name == category || name == "all" || rule.utf8.count > name.utf8.count && rule == "api/" + name
  }

  /// Directives that cannot be followed, and names that no rule has.
  ///
  /// - Parameter isKnown: whether there is a rule, a category or a module of that name.
  func mistakes(isKnown: (String) -> Bool, advice: (String) -> String) -> [Finding] {
    var findings: [Finding] = []
    for directive in directives {
      if let mistake = directive.mistake {
        findings.append(
          Finding(
            rule: Self.invalidRule, message: "this comment suppresses nothing: \(mistake.message)",
            range: mistake.range.isEmpty ? directive.comment : mistake.range, applicability: .manual))
        continue
      }
      for name in directive.names where name.text != "all" && !isKnown(name.text) {
        findings.append(
          Finding(
            rule: Self.invalidRule, message: "no rule is called '\(name.text)'\(advice(name.text))",
            range: name.range, applicability: .manual))
      }
    }
    return findings
  }

  /// Directives that keep nothing quiet, each with the edits that take them out.
  ///
  /// - Parameter isAsked: whether rules of that name looked at the file. `all` is never judged: it is for more than one run.
  func unused(isAsked: (String) -> Bool) -> [Finding] {
    var idle: [Int: Set<String>] = [:]
    var ends: [Int: Set<String>] = [:]
    for entry in entries where !entry.isUsed && entry.name != "all" && isAsked(entry.name) {
      idle[entry.directive, default: []].insert(entry.name)
    }
    for entry in entries where idle[entry.directive]?.contains(entry.name) == true {
      guard let end = entry.end else { continue }
      let stays = entries.contains {
        $0.end == end && $0.name == entry.name && idle[$0.directive]?.contains($0.name) != true
      }
      if !stays { ends[end, default: []].insert(entry.name) }
    }
    for end in idleEnds where end.name != "all" && isAsked(end.name) {
      idle[end.directive, default: []].insert(end.name)
    }
    var findings: [Finding] = []
    for (index, names) in idle.sorted(by: { $0.key < $1.key }) {
      var edits = removal(of: names, from: index)
      // What a person wrote down is theirs to take out.
      var isSafe = !directives[index].hasReason
      for entry in entries where entry.directive == index && names.contains(entry.name) {
        if let end = entry.end, let also = ends[end]?.intersection(names), !also.isEmpty {
          edits += removal(of: also, from: end)
          if directives[end].hasReason { isSafe = false }
          ends[end] = nil
        }
      }
      let list = directives[index].names.map(\.text).filter(names.contains)
      findings.append(
        Finding(
          rule: Self.unusedRule, message: message(for: list, in: directives[index]),
          range: directives[index].comment, applicability: isSafe ? .safe : .likely, edits: edits))
    }
    return findings
  }

  private func message(for names: [String], in directive: Directive) -> String {
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    if case .enable = directive.action { return "no earlier comment suppresses \(list), so nothing is enabled here" }
    return "there is nothing here that \(list) would find; the comment can go"
  }

  /// The edits that take names out of a directive, or the whole comment when none is left.
  private func removal(of names: Set<String>, from index: Int) -> [Edit] {
    let directive = directives[index]
    let left = directive.names.filter { !names.contains($0.text) }
    if !left.isEmpty, let first = directive.names.first, let last = directive.names.last {
      let text = left.map(\.text).joined(separator: ", ")
      return [Edit(ByteRange(first.range.lower, last.range.upper), text)]
    }
    let bytes = tokens.bytes
    var (start, end) = (directive.comment.lower, directive.comment.upper)
    while start > 0, bytes[start - 1] == 32 || bytes[start - 1] == 9 { start -= 1 }
    let startsLine = start == 0 || bytes[start - 1] == 10 || bytes[start - 1] == 13
    var after = end
    while after < bytes.count, bytes[after] == 32 || bytes[after] == 9 { after += 1 }
    let endsLine = after == bytes.count || bytes[after] == 10 || bytes[after] == 13
    if startsLine, endsLine {
      end = after
      if end < bytes.count, bytes[end] == 13 { end += 1 }
      if end < bytes.count, bytes[end] == 10 { end += 1 }
    } else if endsLine {
      end = after
    } else {
      // Code follows: one of the blanks around the comment stays between the tokens.
      start = directive.comment.lower
      if startsLine || start > 0 && (bytes[start - 1] == 32 || bytes[start - 1] == 9) { end = after }
      if start == directive.comment.lower, end == directive.comment.upper { return [Edit(ByteRange(start, end), " ")] }
    }
    return [Edit(ByteRange(start, end), "")]
  }
}
