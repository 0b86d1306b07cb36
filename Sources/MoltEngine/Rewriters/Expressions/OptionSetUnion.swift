import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// Options joined with `|` became a list: `.A | .B` is `[.A, .B]`.
struct OptionSetUnion: Rewriter {
  let id = "option-set-union"
  let since = SwiftVersion(2)
  let anchors: [RewriterAnchor] = [.name("|")]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard tokens.kind(index) == .infixOperator, !file.facts.operators.contains("|"),
      let first = member(endingAt: index - 1, in: tokens), !tokens.isOperator(first.lowerBound - 1, "|")
    else { return }
    var members = [first]
    var bars: [Int] = []
    var bar = index
    while tokens.isOperator(bar, "|") {
      let start = bar + 1
      let end = tokens.chainEnd(startingAt: start)
      guard end > start, let next = member(endingAt: end - 1, in: tokens), next.lowerBound == start else { return }
      members.append(next)
      bars.append(bar)
      bar = end
    }
    // Other operators around it would take one side.
    guard !tokens.isOperator(bar),
      !tokens.isOperator(first.lowerBound - 1) || isAssignment(first.lowerBound - 1, tokens)
    else { return }
    let implicit = members.filter { tokens.kind($0.lowerBound) == .period }.count
    guard implicit > 0 || sameOwner(members, in: tokens) else { return }
    let last = members[members.count - 1].upperBound - 1
    var edits: [Edit] = [.insert("[", at: tokens.start(first.lowerBound), affinity: .next)]
    for bar in bars {
      let gap = tokens.trivia(before: bar)
      edits.append(Edit(ByteRange(gap.lower, tokens.end(bar)), ",", affinity: .previous))
    }
    edits.append(.insert("]", at: tokens.end(last), affinity: .previous))
    report(
      finding(
        "Options are joined in a list, not with '|'",
        at: ByteRange(tokens.start(first.lowerBound), tokens.end(last)), implicit > 0 ? .safe : .likely, edits: edits,
        evidence: [
          implicit > 0 ? "only option sets have members named like this to join" : "all are members of one type"
        ]
      ))
  }

  private func isAssignment(_ index: Int, _ tokens: TokenBuffer) -> Bool { tokens.kind(index) == .equal }

  /// `.Name` or `Type.Name`, capitals as option sets had them.
  private func member(endingAt index: Int, in tokens: TokenBuffer) -> Range<Int>? {
    guard tokens.kind(index) == .identifier, tokens.kind(index - 1) == .period,
      tokens.text(index).first?.isUppercase ?? false
    else { return nil }
    if tokens.kind(index - 2) == .identifier, !tokens[index - 1].flags.contains(.spaceBefore) {
      guard tokens.kind(index - 3) != .period, tokens.text(index - 2).first?.isUppercase ?? false else { return nil }
      return index - 2..<index + 1
    }
    return index - 1..<index + 1
  }

  private func sameOwner(_ members: [Range<Int>], in tokens: TokenBuffer) -> Bool {
    members.dropFirst().allSatisfy { tokens.sameName($0.lowerBound, members[0].lowerBound) }
  }
}
