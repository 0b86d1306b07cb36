import MoltRules
import MoltSyntax

/// A member that is certainly the SDK's own, on a receiver of known type: `OWNER.delegate`. Looks at the hole `OWNER`, and,
/// where what is assigned is a name, whether nothing else keeps the object that the name was given: the hole `VALUE`.
struct SDKMember: Check {
  let name = "sdk-member"

  func examine(_ candidate: LintCandidate, in file: LintFile) -> CheckVerdict? {
    guard let owner = candidate.capture("OWNER"), let last = owner.last,
      let nominal = file.catalog.nominal(file.type(endingAt: last)), !file.catalog.hasForeignAncestor(nominal),
      let member = file.catalog.members(of: nominal, named: file.catalog.name(file.tokens, candidate.match.anchor))
        .first,
      case .row = member
    else { return nil }
    guard let value = candidate.capture("VALUE"), value.count == 1 else { return CheckVerdict() }
    return verdict(value.lowerBound, file)
  }

  private func verdict(_ name: Int, _ file: LintFile) -> CheckVerdict? {
    let tokens = file.tokens
    guard tokens.kind(name) == .identifier, let binding = file.binding(of: tokens.name(name), at: name),
      !binding.isConditional, let made = binding.initializer.map({ file.bare($0) }),
      tokens.kind(made.lowerBound) == .identifier, startsUppercase(made.lowerBound, tokens),
      tokens.kind(made.lowerBound + 1) == .leftParen, tokens.partner(made.lowerBound + 1) == made.upperBound - 1,
      let uses = file.uses(of: binding)
    else { return nil }
    let isKept = uses.contains { use in
      if use.place == name { return false }
      switch use.kind {
      case .member, .compared: return false
      case .argument, .assigned, .escape: return true
      }
    }
    if isKept { return nil }
    var verdict = CheckVerdict()
    verdict.message =
      "the property is weak, and only the local '\(tokens.name(name))' keeps this object: it ends with its block"
    return verdict
  }

  private func startsUppercase(_ index: Int, _ tokens: TokenBuffer) -> Bool {
    tokens.name(index).utf8.first.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } ?? false
  }
}
