import MoltSyntax
import MoltText

/// Where statements begin and end, and how to set one beside another.
extension RewriterContext {
  /// The innermost brace around a token, parentheses and square brackets in between aside; nil at the top level.
  func enclosingBrace(_ index: Int) -> Int? {
    var bracket = nesting.parent(index)
    while let open = bracket, tokens.kind(open) != .leftBrace { bracket = nesting.parent(open) }
    return bracket
  }

  /// The token that stands for `index` directly within `brace`: itself, or the bracket that holds it.
  func ancestor(of index: Int, within brace: Int?) -> Int {
    var current = index
    while let parent = nesting.parent(current), parent != brace { current = parent }
    return current
  }

  /// How many tokens a statement's ends may be away before they are taken for not found, which keeps time linear.
  private static let reach = 3000

  /// The tokens of the statement around a token, at the level of the innermost brace; empty when it is too long to tell.
  func statement(around index: Int) -> Range<Int> {
    let brace = enclosingBrace(index)
    let anchor = ancestor(of: index, within: brace)
    var start = anchor
    let floor = brace.map { $0 + 1 } ?? 0
    var left = Self.reach
    while start > floor, !beginsStatement(start, within: brace) {
      start -= 1
      left -= 1
      if left == 0 { return anchor..<anchor }
      if let partner = tokens.partner(start), partner < start { start = partner }
    }
    let ceiling = brace.flatMap { tokens.partner($0) } ?? tokens.count - 1
    var end = tokens.after(anchor)
    while end < ceiling, tokens.kind(end) != .semicolon, !beginsStatement(end, within: brace) {
      end = tokens.after(end)
      left -= 1
      if left <= 0 { return anchor..<anchor }
    }
    return start..<max(start + 1, min(end, ceiling))
  }

  /// Whether a statement can begin at a token that stands directly within `brace`.
  func beginsStatement(_ index: Int, within brace: Int?) -> Bool {
    if index == (brace.map { $0 + 1 } ?? 0) { return true }
    let previous = index - 1
    switch tokens.kind(previous) {
    case .semicolon: return true
    case .kwIn: return isClosureSignature(endingAt: previous, of: brace)
    case .poundElse, .poundEndif: return true
    case .colon: return isCaseColon(previous)
    default: break
    }
    guard tokens.startsLine(index) else { return false }
    switch tokens.kind(index) {
    case .infixOperator, .infixQuestion, .period, .colon, .comma, .leftBrace, .kwElse, .kwCatch, .kwWhere, .kwAs, .kwIs,
      .equal, .arrow, .postfixQuestion, .postfixExclamation, .rightParen, .rightBracket:
      // `.Foo` on a line of its own continues the line before; a statement never begins with a period.
      return false
    default: break
    }
    switch tokens.kind(previous) {
    case .infixOperator, .prefixOperator, .infixQuestion, .comma, .equal, .arrow, .period, .atSign, .kwReturn, .kwAs,
      .kwIs, .kwTry, .kwElse, .kwIf, .kwGuard, .kwWhile, .kwLet, .kwVar, .kwCase, .kwWhere:
      return tokens.kind(previous) == .kwReturn && isStatementKeyword(index)
    default: return true
    }
  }

  /// Whether an `in` ends a closure's signature; the one of a `for` loop does not.
  private func isClosureSignature(endingAt index: Int, of brace: Int?) -> Bool {
    guard let brace, let closure = ClosureShape(open: brace, in: tokens) else { return false }
    return closure.inKeyword == index
  }

  private func isStatementKeyword(_ index: Int) -> Bool {
    switch tokens.kind(index) {
    case .kwCase, .kwDefault, .kwIf, .kwFor, .kwWhile, .kwLet, .kwVar, .kwReturn, .kwBreak, .kwGuard, .rightBrace: true
    default: false
    }
  }

  /// Whether a colon ends `case …` or `default`, after which a statement begins.
  private func isCaseColon(_ colon: Int) -> Bool {
    var index = colon - 1
    while index >= 0 {
      switch tokens.kind(index) {
      case .kwCase, .kwDefault: return true
      case .semicolon, .leftBrace, .infixQuestion, .rightBrace, .colon: return false
      default: break
      }
      if let partner = tokens.partner(index), partner < index { index = partner }
      index -= 1
    }
    return false
  }

  /// Whether the tokens are a whole statement, so that nobody uses their value.
  func isWholeStatement(_ range: Range<Int>) -> Bool {
    guard let parent = nesting.parent(range.lowerBound) else { return statement(around: range.lowerBound) == range }
    return tokens.kind(parent) == .leftBrace && statement(around: range.lowerBound) == range
  }

  /// An insertion of a whole statement before the one that begins at `index`.
  func insertion(of statement: String, before index: Int) -> Edit {
    let start = tokens.start(index)
    let text =
      tokens.startsLine(index) ? statement + newline + tokens.indentation(at: start) : statement + "; "
    return .insert(text, at: start, affinity: .next)
  }

  /// An insertion of a whole statement after the one whose last token is `last`.
  func insertion(of statement: String, after last: Int) -> Edit {
    let next = last + 1
    guard tokens.startsLine(next) || tokens.kind(next) == .endOfFile else {
      return .insert("; " + statement, at: tokens.end(last), affinity: .previous)
    }
    let first = self.statement(around: last).lowerBound
    let indentation = tokens.indentation(at: tokens.start(first))
    return .insert(
      newline + indentation + statement, at: tokens.lineEnd(after: tokens.end(last)), affinity: .previous)
  }

  /// An insertion of a statement as the first of the block that `brace` opens (for a closure, after its `in`).
  ///
  /// - Parameter opener: the token after which the block's statements begin: the brace itself, or the closure's `in`.
  func insertion(of statement: String, atStartOfBlockAfter opener: Int, of brace: Int) -> Edit {
    let first = opener + 1
    let close = tokens.partner(brace) ?? first
    if first < close, !tokens.startsLine(first) {
      return .insert(statement + "; ", at: tokens.start(first), affinity: .next)
    }
    if first >= close, !tokens.startsLine(close) {
      let spaced = tokens.end(opener) < tokens.start(close)
      return .insert(
        " " + statement + (spaced ? "" : " "), at: tokens.end(opener), affinity: .previous)
    }
    let outer = tokens.indentation(at: tokens.start(brace))
    let inner = first < close ? tokens.indentation(at: tokens.start(first)) : outer + "    "
    return .insert(newline + inner + statement, at: tokens.lineEnd(after: tokens.end(opener)), affinity: .previous)
  }
}
