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

  /// Whether it is the width or height of a view's own frame or bounds, or a local name that was given it.
  private func isSize(_ size: Range<Int>, _ file: LintFile, isLocal: Bool = false) -> Bool {
    let tokens = file.tokens
    let last = size.upperBound - 1
    if size.contains(where: { tokens.name($0).lowercased().hasSuffix("screen") }) { return false }
    if tokens.matches(last, "width") || tokens.matches(last, "height"), tokens.kind(last - 1) == .period {
      let owner = tokens.matches(last - 2, "size") && tokens.kind(last - 3) == .period ? last - 4 : last - 2
      return owner >= size.lowerBound && (tokens.matches(owner, "bounds") || tokens.matches(owner, "frame"))
    }
    if tokens.matches(size.lowerBound, "CGRectGetWidth") || tokens.matches(size.lowerBound, "CGRectGetHeight") {
      return tokens.partner(size.lowerBound + 1) == last
        && (tokens.matches(last - 1, "bounds") || tokens.matches(last - 1, "frame"))
    }
    guard !isLocal, size.count == 1, tokens.kind(last) == .identifier,
      let binding = file.binding(of: tokens.name(last), at: last), !binding.isConditional, !binding.isMember,
      let value = binding.initializer.map({ file.bare($0) })
    else { return false }
    return isSize(value, file, isLocal: true)
  }

  func examine(_ candidate: LintCandidate, in file: LintFile) -> CheckVerdict? {
    guard let size = candidate.capture("SIZE").map({ file.bare($0) }), isSize(size, file) else { return nil }
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
