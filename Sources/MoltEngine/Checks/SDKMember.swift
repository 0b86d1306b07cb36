import MoltRules
import MoltSyntax

/// A member that is certainly the SDK's own, on a receiver of known type: `OWNER.delegate`. Looks at the hole `OWNER`.
struct SDKMember: Check {
  let name = "sdk-member"

  func examine(_ candidate: LintCandidate, in file: LintFile) -> CheckVerdict? {
    guard let owner = candidate.capture("OWNER"), let last = owner.last,
      let nominal = file.catalog.nominal(file.type(endingAt: last)), !file.catalog.hasForeignAncestor(nominal),
      let member = file.catalog.members(of: nominal, named: file.catalog.name(file.tokens, candidate.match.anchor))
        .first,
      case .row = member
    else { return nil }
    return CheckVerdict()
  }
}
