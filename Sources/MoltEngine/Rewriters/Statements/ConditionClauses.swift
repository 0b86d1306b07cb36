import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// `if let a = b, c = d where e` became `if let a = b, let c = d, e`.
struct ConditionClauses: Rewriter {
  let id = "condition-clauses"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.kind(.kwIf), .kind(.kwGuard), .kind(.kwWhile)]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard let end = conditionEnd(after: index, in: tokens) else { return }
    var introducer: Int?
    var current = index + 1
    note(clauseAt: current, &introducer, in: tokens)
    while current < end {
      switch tokens.kind(current) {
      case .kwWhere: report(separator(for: current, in: tokens))
      case .comma:
        let clause = current + 1
        if !note(clauseAt: clause, &introducer, in: tokens), let introducer, isBinding(clause, before: end, in: tokens)
        {
          let word = tokens.text(introducer)
          report(
            finding(
              "Each binding of a condition has a '\(word)' of its own", at: tokens.range(clause), .safe,
              edits: [.insert(word + " ", at: tokens.start(clause), affinity: .next)],
              evidence: ["the binding before it is a '\(word)'"]))
        }
      default: break
      }
      current = tokens.after(current)
    }
  }

  /// The brace of the body, or the `else` of a `guard`.
  private func conditionEnd(after keyword: Int, in tokens: TokenBuffer) -> Int? {
    let isGuard = tokens.kind(keyword) == .kwGuard
    var index = keyword + 1
    while index < tokens.count {
      switch tokens.kind(index) {
      case .kwElse where isGuard: return index
      case .leftBrace:
        if isGuard { return nil }
        // A closure that is called on the spot or assigned stands after an operator.
        let before = tokens.kind(index - 1)
        if before != .equal, before != .infixOperator, before != .comma { return index }
      case .semicolon, .rightBrace, .rightParen, .rightBracket, .endOfFile: return nil
      default: break
      }
      index = tokens.after(index)
    }
    return nil
  }

  /// Remembers the `let` or `var` that begins a clause; after `case` or a condition there is none to repeat.
  ///
  /// - Returns: whether the clause begins with a word that makes it whole.
  @discardableResult
  private func note(clauseAt index: Int, _ introducer: inout Int?, in tokens: TokenBuffer) -> Bool {
    switch tokens.kind(index) {
    case .kwLet, .kwVar:
      introducer = index
      return true
    case .kwCase:
      introducer = nil
      return true
    case .poundWord: return true
    default: return false
    }
  }

  /// Whether a clause binds a name: `c = d`, `c: T = d`, `(c, d) = e`.
  private func isBinding(_ index: Int, before end: Int, in tokens: TokenBuffer) -> Bool {
    switch tokens.kind(index) {
    case .identifier, .leftParen, .wildcard: break
    default: return false
    }
    var next = tokens.after(index)
    if tokens.kind(next) == .colon, let type = TypeShape.end(startingAt: next + 1, in: tokens) { next = type }
    return next < end && tokens.kind(next) == .equal
  }

  private func separator(for index: Int, in tokens: TokenBuffer) -> Finding {
    let gap = tokens.trivia(before: index)
    let isPlainSpace = !tokens.startsLine(index) && !tokens[index].flags.contains(.commentBefore)
    let edits =
      isPlainSpace
      ? [Edit(ByteRange(gap.lower, tokens.end(index)), ",", affinity: .previous)]
      : [
        .insert(",", at: gap.lower, affinity: .previous),
        Edit(tokens.rangeToDelete(index..<index + 1), ""),
      ]
    return finding(
      "A condition follows its bindings after a comma, not after 'where'", at: tokens.range(index), .safe, edits: edits,
      evidence: ["it stands in the condition of a statement"])
  }
}
