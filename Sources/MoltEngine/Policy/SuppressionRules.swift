import MoltRules

/// The rules about the comments that suppress findings. They look at comments, so no pattern can say them.
public enum SuppressionRules {
  /// Both, described like any other rule.
  public static let all: [LintRule] = [
    rule(
      Suppressions.unusedRule, "there is nothing here that the rule would find; the comment can go",
      rationale: """
        A comment that suppresses nothing today hides the finding that comes tomorrow. '--fix' takes it out, or the
        rule's name in it, together with its 'molt:enable', unless a reason is written in it. Names of migrations and 'all' are not judged.

        """,
      found: "// molt:disable:next forced-custom-font\nlet font = UIFont.systemFont(ofSize: 20)",
      valid: "// molt:disable:next forced-custom-font\nlet font = UIFont(name: \"Nest\", size: 20)!"),
    rule(
      Suppressions.invalidRule, "this comment suppresses nothing",
      rationale: """
        A misspelt word or rule would leave the comment without effect and nobody would notice.

        """,
      found: "// molt:disable:nxt forced-custom-font",
      valid: "// molt:disable:next forced-custom-font, strings -- the reason"),
    fence,
  ]

  /// What is said of a block of a Markdown document that is left alone.
  private static var fence: LintRule {
    var rule = LintRule()
    rule.id = Document.fenceRule
    rule.category = Document.category
    rule.message = Template("a block of code that is left alone")
    rule.rationale = """
      Where a fenced block of a Markdown document has no end, nobody can tell where its code ends and prose begins, so it is
      not looked at; and a snippet that would not hold together after its edits stays as it is.

      """
    return rule
  }

  private static func rule(
    _ id: String, _ message: String, rationale: String, found: String, valid: String
  ) -> LintRule {
    var rule = LintRule()
    rule.id = id
    rule.category = Suppressions.category
    rule.message = Template(message)
    rule.rationale = rationale
    rule.invalid = [LintRule.Example(code: found, fixed: nil, mark: rule.mark)]
    rule.valid = [LintRule.Example(code: valid, fixed: nil, mark: rule.mark)]
    return rule
  }
}
