import MoltRules
import MoltSyntax

/// A size that may still be 0. Looks at the hole `SIZE`.
struct UntestedSize: Check {
  let name = "untested-size"

  /// A person has touched the view when these are called, so it has a size.
  private static let touched: Set<String> = [
    "scrollViewDidEndDecelerating", "scrollViewDidEndDragging", "scrollViewWillBeginDragging",
    "scrollViewWillEndDragging", "scrollViewWillBeginDecelerating", "scrollViewDidEndScrollingAnimation",
  ]

  func examine(_ candidate: LintCandidate, in file: LintFile) -> CheckVerdict? {
    guard let size = candidate.capture("SIZE") else { return nil }
    let place = candidate.match.range.lowerBound
    let last = file.tokens.name(size.upperBound - 1)
    for condition in file.conditions(before: place)
    where file.mentions(condition, [last, "width", "height", "isEmpty"]) {
      return nil
    }
    var brace = file.context.enclosingBrace(place)
    while let open = brace {
      if case .function(let keyword) = file.context.owner(of: open) {
        return Self.touched.contains(file.tokens.name(keyword + 1)) ? nil : CheckVerdict()
      }
      brace = file.context.enclosingBrace(open)
    }
    return CheckVerdict()
  }
}
