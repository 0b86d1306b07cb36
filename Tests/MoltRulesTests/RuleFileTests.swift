import MoltRules
import Testing

@Suite struct RuleFileTests {
  private func mistakes(_ text: String) -> [String] {
    RuleSet(files: [("r.yml", Array(text.utf8))], known: ["taken": "other.yml"], checks: ["known"]).mistakes
      .map { "\($0.line):\($0.column) \($0.message)" }
  }

  private static let rule = """
    rule: house-rule
    category: house
    message: "m $X"
    match: 'f($X)'
    examples:
      invalid: ['↓f(1)']
      valid: ['g(1)']

    """

  /// Each mistake once looked for its line from the start of the file, and told all of it.
  @Test func aHundredMistakesAreTold() {
    let keys = (0..<20_000).map { "k\($0): 1\n" }.joined()
    let told = mistakes(keys)
    #expect(told.count == 101)
    #expect(told.contains { $0.hasSuffix("more mistakes than are told here") })
    let long = mistakes("k" + String(repeating: "x", count: 100_000) + ": 1\n")
    #expect(long.allSatisfy { $0.utf8.count < 500 })
  }

  @Test func takesAWholeRule() {
    let set = RuleSet(files: [("r.yml", Array(Self.rule.utf8))])
    #expect(set.mistakes.isEmpty)
    #expect(set.rules.first?.id == "house-rule")
    #expect(set.rules.first?.invalid.first?.code == "↓f(1)")
  }

  @Test func tellsEveryMistakeWithItsPlace() {
    let text = """
      rule: taken
      categori: x
      severity: bad
      message: "m $Y"
      match: 'f($X'
      where: {Z: {kind: string}}
      check: knwn
      examples: {invalid: ['f(1)'], valid: []}
      """
    #expect(
      mistakes(text) == [
        "1:1 no category", "1:7 the rule 'taken' is there already, in other.yml", "2:1 unknown key 'categori'",
        "3:11 unknown severity 'bad'", "5:10 '(' has no partner", "7:8 unknown check 'knwn'",
        "8:11 no valid example", "8:22 no place is marked in this example",
      ])
  }

  @Test(arguments: [
    ("", "the file is empty"), ("- a", "the file holds a list"), ("rule: [", "did not find"),
    ("rule: Bad_Name", "is not a rule's name"), (rule + "swift: 3", "is not a range of versions"),
    (rule + "swift: '>= 4 < 2'", "no version is both"), (rule + "strict: maybe", "neither true nor false"),
    (rule + "any: ['g($X)']", "both `match` and `any`"),
    (rule + "rewrite: 'g()'", "the rewrite drops what $X captured"),
    (rule + "where: {Q: {kind: call}}", "no pattern has a hole $Q"),
    (rule + "where: {X: {regex: '('}}", "a '(' without a ')'"),
    (rule + "where: {result: lost}", "unknown use of a result"),
    (rule + "where: {X: {sort: call}}", "unknown restriction 'sort'"),
  ])
  func tells(_ text: String, _ message: String) {
    #expect(mistakes(text).contains { $0.contains(message) }, "\(mistakes(text))")
  }

  @Test func holesOfMessagesMustBeInEveryPattern() {
    let text = Self.rule.replacingFirst("match: 'f($X)'", "any: ['f($X)', 'g()']")
    #expect(mistakes(text) == ["3:13 not every pattern has a hole $X: g()"])
  }
}

extension String {
  fileprivate func replacingFirst(_ old: String, _ new: String) -> String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let index = lines.firstIndex(of: old) { lines[index] = new }
    return lines.joined(separator: "\n")
  }
}
