import MoltNames
import MoltRules
import MoltSyntax

/// A method that takes more arguments than its caller passes. Looks at the hole `SELECTOR` of a call that names the caller.
struct SelectorArity: Check {
  let name = "selector-arity"

  func examine(_ candidate: LintCandidate, in file: LintFile) -> CheckVerdict? {
    let tokens = file.tokens
    guard let hole = candidate.capture("SELECTOR"), let keyword = file.context.enclosingType(candidate.match.anchor),
      let type = file.name(ofTypeAt: keyword)
    else { return nil }
    let caller = tokens.name(candidate.match.anchor)
    let most = caller == "addTarget" || caller == "UIBarButtonItem" ? 2 : 1
    let targets = file.targets(of: hole, in: type)
    guard let target = targets.first, targets.allSatisfy({ $0.method.labels.count > most }) else { return nil }
    var verdict = CheckVerdict()
    let method = APIName(base: target.method.base, labels: target.method.labels).description
    verdict.message =
      "'\(method)' takes \(target.method.labels.count) arguments, and is called with \(most) at most: the rest is no value at all"
    verdict.evidence = ["the method is on line \(file.line(target.header.introducer))"]
    return verdict
  }
}
