import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// The cases of an optional are `.some` and `.none`.
struct OptionalCases: Rewriter {
  let id = "optional-cases"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.name("Some"), .name("None")]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard tokens.kind(index - 1) == .period, tokens.kind(index - 2) == .kwCase,
      !file.facts.enumCases.contains("Some"), isOptionalPattern(index, in: file)
    else { return }
    let new = tokens.matches(index, "Some") ? "some" : "none"
    report(
      finding(
        "The cases of an optional are 'some' and 'none'", at: tokens.range(index), .safe,
        edits: [Edit(tokens.range(index), new)], evidence: ["no enum of the project has a case 'Some'"]))
  }

  /// Whether the pattern can only be one of an optional: `.Some(…)`, or `.None` beside it in one `switch`.
  private func isOptionalPattern(_ index: Int, in file: RewriterContext) -> Bool {
    let tokens = file.tokens
    if tokens.matches(index, "Some") { return tokens.kind(index + 1) == .leftParen }
    guard let brace = file.nesting.parent(index), tokens.kind(brace) == .leftBrace else { return false }
    return file.names.places(of: "Some", in: tokens).contains {
      file.nesting.parent($0) == brace && tokens.kind($0 - 1) == .period && tokens.kind($0 - 2) == .kwCase
        && tokens.kind($0 + 1) == .leftParen
    }
  }
}
