import MoltRules
import MoltSyntax

/// A block that keeps `self` and is itself kept: by a property of `self`, a timer, a notification center. Looks at the closure
/// at the end of the match; with a hole `TARGET`, what it is assigned to.
struct StrongSelf: Check {
  let name = "strong-self"

  func examine(_ candidate: LintCandidate, in file: LintFile) -> CheckVerdict? {
    let tokens = file.tokens
    let range = candidate.match.range
    guard let close = range.last(where: { tokens.kind($0) == .rightBrace }), let open = tokens.partner(close),
      let shape = ClosureShape(open: open, in: tokens), let keyword = file.context.enclosingType(open),
      isObject(keyword, file)
    else { return nil }
    if let list = shape.captureList, (list.contains { tokens.kind($0) == .kwSelf }) { return nil }
    if isWeak(around: open, file) { return nil }
    // A closure that is called at once is none that is kept.
    if tokens.kind(close + 1) == .leftParen, !tokens.startsLine(close + 1) { return nil }
    guard let use = shape.body.first(where: { tokens.kind($0) == .kwSelf }) else { return nil }
    if let target = candidate.capture("TARGET"), !isPropertyOfSelf(target, file) { return nil }
    if file.context.enclosingTypeNames(open).contains(where: { $0.hasSuffix("AppDelegate") }) { return nil }
    var verdict = CheckVerdict()
    verdict.evidence = ["'self' is used on line \(file.line(use))"]
    return verdict
  }

  /// Whether a closure around captures `self` weakly: what is inside has only that.
  private func isWeak(around open: Int, _ file: LintFile) -> Bool {
    var brace = file.context.enclosingBrace(open)
    while let outer = brace {
      if case .code = file.context.owner(of: outer) {
        let list = ClosureShape(open: outer, in: file.tokens)?.captureList
        if list?.contains(where: { file.tokens.kind($0) == .kwSelf }) == true { return true }
      } else {
        return false
      }
      brace = file.context.enclosingBrace(outer)
    }
    return false
  }

  private func isObject(_ keyword: Int, _ file: LintFile) -> Bool {
    switch file.tokens.kind(keyword) {
    case .kwClass: return true
    case .kwExtension:
      guard let type = file.name(ofTypeAt: keyword) else { return false }
      let roots = file.sdk.history.types(named: "NSObject").map(\.id)
      return !file.ancestry(of: type).sdk.isDisjoint(with: roots)
    default: return false
    }
  }

  /// Whether something that `self` owns is assigned to: `self.whenTapped`, `button.whenTapped` of a property `button`.
  private func isPropertyOfSelf(_ target: Range<Int>, _ file: LintFile) -> Bool {
    let tokens = file.tokens
    let first = target.lowerBound
    guard file.context.statement(around: first).lowerBound == first,
      target.allSatisfy({ tokens.kind($0) != .leftParen && tokens.kind($0) != .leftBracket })
    else { return false }
    if tokens.kind(first) == .kwSelf { return target.count > 2 }
    guard tokens.kind(first) == .identifier, !file.isLocal(first), let keyword = file.context.enclosingType(first),
      let type = file.name(ofTypeAt: keyword)
    else { return false }
    return file.properties(of: type).contains(tokens.name(first))
  }
}
