import MoltRules
import MoltSyntax

/// A list that may be empty: no condition around or before asks how many elements it has. Looks at the hole `LIST`; without
/// one, whether the name is not the file's own.
struct UntestedList: Check {
  let name = "untested-list"

  func examine(_ candidate: LintCandidate, in file: LintFile) -> CheckVerdict? {
    guard let list = candidate.capture("LIST"), let last = list.last else {
      let isOwn = !file.declarations(of: file.tokens.name(candidate.match.anchor)).isEmpty
      return isOwn ? nil : CheckVerdict()
    }
    let name = file.tokens.name(last)
    let isTested = file.conditions(before: candidate.match.range.lowerBound).contains {
      file.mentions($0, [name]) && file.mentions($0, ["count", "isEmpty"])
    }
    return isTested ? nil : CheckVerdict()
  }
}
