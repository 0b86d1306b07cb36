import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// A method that a delegate need not have, called as if it had it: `delegate.tableView!(…)`. Looks at the holes `OBJECT`
/// and `METHOD`.
struct ForcedRequirement: Check {
  let name = "forced-requirement"

  private static let tests: Set<String> = ["responds", "respondsToSelector"]

  func examine(_ candidate: LintCandidate, in file: LintFile) -> CheckVerdict? {
    let tokens = file.tokens
    let mark = candidate.match.anchor
    let method = mark - 1
    guard tokens.kind(method) == .identifier, tokens.kind(method - 1) == .period, tokens.kind(method - 2) != .kwSuper,
      tokens.kind(method - 2) != .kwSelf, let call = CallShape(open: mark + 1, in: tokens)
    else { return nil }
    let labels = call.arguments.map { $0.label.map { tokens.name($0) } ?? "_" }
    let optional = file.sdk.requirements(named: method, in: tokens).filter { requirement in
      file.sdk.history.row(requirement.row).isOptionalRequirement
        && (requirement.older + [requirement.name].compactMap { $0 }).contains { name in
          name.base == tokens.name(method) && name.labels == labels
        }
    }
    guard let requirement = optional.first else { return nil }
    for condition in file.conditions(before: candidate.match.range.lowerBound) {
      if file.mentions(condition, Self.tests) || file.mentions(condition, [tokens.name(method)]) { return nil }
    }
    var verdict = CheckVerdict()
    verdict.evidence = ["\(requirement.owner.name) does not ask for it"]
    if file.isUnused(candidate.match.range) {
      verdict.edits = [Edit(tokens.range(mark), "?")]
      verdict.applicability = .safe
    }
    return verdict
  }
}
