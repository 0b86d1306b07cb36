import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// Runs a rule's examples, and others derived from them.
public struct RuleTester: Sendable {
  private let rule: LintRule
  private let linter: LintRegistry
  private let text: String

  /// - Parameter source: the rule's file, to show its lines.
  public init(_ rule: LintRule, source: [UInt8], history: APIHistory) {
    self.rule = rule
    text = String(decoding: source, as: UTF8.self)
    var options = LintOptions()
    options.only = [rule.id]
    linter = LintRegistry(
      options: options, rules: [rule], library: RuleLibrary(embedded: "\n"), history: history)
  }

  /// Everything that is not as the examples say.
  ///
  /// - Parameter derives: whether each example is tried in other surroundings too: in a string and a comment, with other
  ///   line ends, after an emoji, in both branches of an `#if`.
  public func mistakes(derives: Bool) -> [FileMistake] {
    var list = MistakeList(file: rule.file, text: text)
    for example in rule.invalid { check(example, isValid: false, derives, &list) }
    for example in rule.valid { check(example, isValid: true, derives, &list) }
    return list.mistakes
  }

  /// The number of pieces of code that `mistakes` tries.
  public func count(derives: Bool) -> Int {
    rule.invalid.count * (derives ? 6 : 1) + rule.valid.count * (derives ? 4 : 1)
  }

  private func check(_ example: LintRule.Example, isValid: Bool, _ derives: Bool, _ list: inout MistakeList) {
    let plain = Marked(example.code)
    guard compare(plain, nil, example, &list) else { return }
    if let fixed = example.fixed { compare(fixed: fixed, of: plain, example, &list) }
    guard derives else { return }
    let code = example.code
    let head = "let pet = \"🐈‍⬛\" // 👩‍👩‍👧\n"
    compare(Marked(head + code), "after an emoji", example, &list)
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    compare(Marked(lines), "with CRLF line ends", example, &list)
    if !code.contains("#if"), !code.contains("import ") {
      compare(Marked("#if DEBUG\n\(code)\n#else\n\(code)\n#endif\n"), "in both branches of an #if", example, &list)
    }
    if isValid { return }
    let bare = code.filter { $0 != "↓" }
    if !bare.contains("\"\"\"") {
      compare(Marked("let quoted = ##\"\"\"\n\(bare)\n\"\"\"##\n"), "in a string", example, &list)
    }
    if !bare.contains("/*"), !bare.contains("*/") {
      compare(Marked("/*\n\(bare)\n*/\n"), "in a comment", example, &list)
    }
  }

  /// Code without its marks, and the byte offsets where they stood.
  private struct Marked {
    var bytes: [UInt8] = []
    var places: [Int] = []

    init(_ text: String) {
      for character in text {
        if character == "↓" { places.append(bytes.count) } else { bytes += Array(String(character).utf8) }
      }
    }
  }

  private func findings(in bytes: [UInt8], _ example: LintRule.Example) -> [Finding] {
    var project = LintProject()
    if let files = example.files {
      project.resources.hasXcodeProject = true
      project.resources.isComplete = true
      for path in files {
        var folder = ""
        for part in path.split(separator: "/").map(String.init) {
          project.resources.add(file: part, in: folder)
          folder = part
        }
      }
    }
    return linter.makeLinter().lint(SourceFile(path: "example.swift", bytes: bytes), project: project).file.findings
      .map(\.finding)
  }

  @discardableResult
  private func compare(_ code: Marked, _ where_: String?, _ example: LintRule.Example, _ list: inout MistakeList)
    -> Bool
  {
    let found = findings(in: code.bytes, example)
    let places = found.map(\.range.lower)
    if places == code.places { return true }
    let lines = LineMap(code.bytes)
    func shown(_ offsets: [Int]) -> String {
      if offsets.isEmpty { return "nothing" }
      return offsets.map { offset in
        let place = lines.position(at: offset)
        return "\(place.line):\(place.column)"
      }.joined(separator: ", ")
    }
    let surroundings = where_.map { " (\($0))" } ?? ""
    list.add(
      "the example\(surroundings) expects \(shown(code.places)), and the rule finds \(shown(places))", at: example.mark,
      advice: "Places are lines and columns in the example.")
    return false
  }

  private func compare(fixed: String, of code: Marked, _ example: LintRule.Example, _ list: inout MistakeList) {
    let result = applied(to: code.bytes, example)
    if result != Array(fixed.utf8) {
      list.add(
        "the example becomes `\(String(decoding: result, as: UTF8.self))`, not what `fixed` says", at: example.mark)
    } else if applied(to: result, example) != result {
      list.add("a second run changes the fixed example again", at: example.mark)
    }
  }

  private func applied(to bytes: [UInt8], _ example: LintRule.Example) -> [UInt8] {
    var edits = EditSet()
    for finding in findings(in: bytes, example) { edits.insert(finding.edits) }
    return edits.isEmpty ? bytes : edits.apply(to: bytes)
  }
}
