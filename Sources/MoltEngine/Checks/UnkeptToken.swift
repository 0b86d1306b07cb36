import MoltRules
import MoltSyntax

/// A token that has to be kept and is not: nobody looks at it, or only a local name that is never used has it.
struct UnkeptToken: Check {
  let name = "unkept-token"

  func examine(_ candidate: LintCandidate, in file: LintFile) -> CheckVerdict? {
    var verdict = CheckVerdict()
    let range = candidate.match.range
    if file.isUnused(range) {
      verdict.evidence = ["nothing looks at the result"]
      return verdict
    }
    guard let binding = file.binding(initializedBy: file.withParentheses(range)), !binding.isConditional,
      let uses = file.uses(of: binding), uses.isEmpty
    else { return nil }
    verdict.evidence = ["nothing uses '\(file.tokens.name(binding.name))', which ends with its block"]
    return verdict
  }
}
