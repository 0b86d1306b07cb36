import MoltRules
import MoltSyntax
import MoltText

/// A member of the SDK that is misspelled by upper and lower case, on a receiver of known type. Looks at the hole `OWNER`.
struct NearMissMember: Check {
  let name = "near-miss-member"

  func examine(_ candidate: LintCandidate, in file: LintFile) -> CheckVerdict? {
    let token = candidate.match.anchor
    guard let owner = candidate.capture("OWNER"), let last = owner.last,
      let nominal = file.catalog.nominal(file.type(endingAt: last)), !file.catalog.hasForeignAncestor(nominal),
      file.catalog.members(of: nominal, named: file.catalog.name(file.tokens, token)).isEmpty
    else { return nil }
    let written = file.tokens.name(token)
    file.ask(for: .types)
    guard file.project != nil, !file.projectTypes.hasMember(named: written) else { return nil }
    let folded = written.lowercased()
    var names: Set<String> = []
    for type in [nominal] + file.catalog.supertypes(of: nominal) {
      guard case .sdk(let id) = type else { continue }
      for row in file.sdk.history.members(of: file.sdk.history.type(id)) {
        guard let name = row.name(in: .swift5)?.base, name.lowercased() == folded else { continue }
        names.insert(name)
      }
    }
    guard names.count == 1, let right = names.first else { return nil }
    var verdict = CheckVerdict()
    let type = file.catalog.describe(file.type(endingAt: last))
    verdict.message = "\(type) has no '\(written)'; it is spelled '\(right)'"
    verdict.edits = [Edit(file.tokens.range(token), right)]
    verdict.applicability = .safe
    return verdict
  }
}
