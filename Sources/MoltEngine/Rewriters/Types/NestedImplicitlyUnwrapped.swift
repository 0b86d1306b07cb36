import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// An implicitly unwrapped type inside another is a plain optional: `[T!]` became `[T?]`.
struct NestedImplicitlyUnwrapped: Rewriter {
  let id = "nested-implicitly-unwrapped"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.kind(.postfixExclamation)]

  private static let message = "Only a whole type can be implicitly unwrapped"

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    if let cast = cast(index, in: tokens) {
      // Any other cast is for the walk to settle, which knows what is cast and where it goes.
      if tokens.kind(cast + 1) == .postfixQuestion {
        report(
          finding(
            Self.message, at: tokens.range(index), .safe, edits: [Edit(tokens.range(index), "")],
            evidence: ["the cast gives an optional already"]))
      }
      return
    }
    let isPart = file.nesting.parent(index).map { isNested(index, $0, in: file) } ?? false
    guard isPart || isBareParameter(index, in: file) else { return }
    report(
      finding(
        Self.message, at: tokens.range(index), .likely,
        edits: [Edit(tokens.range(index), "?")], evidence: ["the type is a part of another"]))
  }

  /// The `as` whose type ends in the mark at `index`.
  private func cast(_ index: Int, in tokens: TokenBuffer) -> Int? {
    var start = index - 1
    while true {
      if let open = tokens.partner(start), open < start { start = open }
      guard tokens.kind(start) == .identifier, tokens.kind(start - 1) == .period else { break }
      start -= 2
    }
    if tokens.kind(start - 1) == .kwAs { return start - 1 }
    let isMarked = tokens.kind(start - 1) == .postfixExclamation || tokens.kind(start - 1) == .postfixQuestion
    return isMarked && tokens.kind(start - 2) == .kwAs ? start - 2 : nil
  }

  /// The one parameter of a function type, not in parentheses: `NSTimer! -> Void`.
  private func isBareParameter(_ index: Int, in file: RewriterContext) -> Bool {
    let tokens = file.tokens
    var next = index + 1
    while tokens.kind(next) == .kwThrows || tokens.kind(next) == .kwRethrows { next += 1 }
    return tokens.kind(next) == .arrow
  }

  private func isNested(_ index: Int, _ open: Int, in file: RewriterContext) -> Bool {
    let tokens = file.tokens
    switch tokens.kind(open) {
    case .leftBracket:
      guard let close = tokens.partner(open), isType(open, close, in: file) else { return false }
      if index + 1 == close {
        return TypeShape.end(startingAt: open + 1, in: tokens) == close
          || tokens.first(.colon, from: open + 1, before: index) != nil
      }
      return tokens.kind(index + 1) == .colon && TypeShape.end(startingAt: open + 1, in: tokens) == index + 1
    case .leftParen:
      // A parameter of a function type: what follows it is a comma or the end, and then an arrow.
      guard let close = tokens.partner(open), tokens.kind(index + 1) == .comma || index + 1 == close,
        file.isFunctionTypeClause(open), file.clauseOwner(of: open) == nil
      else { return false }
      var next = close + 1
      while tokens.kind(next) == .kwThrows || tokens.kind(next) == .kwRethrows { next += 1 }
      return tokens.kind(next) == .arrow
    default: return false
    }
  }

  /// Whether square brackets are a type: annotated, a result, or called as an initialiser.
  private func isType(_ open: Int, _ close: Int, in file: RewriterContext) -> Bool {
    let tokens = file.tokens
    switch tokens.kind(open - 1) {
    case .arrow, .kwAs: return true
    case .postfixQuestion, .postfixExclamation: return tokens.kind(open - 2) == .kwAs
    case .colon:
      // `var x: [T!]`, `x: [T!]` in a parameter list; not the value of a dictionary or of a label.
      guard tokens.kind(open - 2) == .identifier else { return false }
      switch tokens.kind(open - 3) {
      case .kwVar, .kwLet, .identifier, .wildcard: return true
      case .leftParen, .comma: return file.nesting.parent(open).flatMap { file.clauseOwner(of: $0) } != nil
      default: return false
      }
    default: return tokens.kind(close + 1) == .leftParen && tokens.partner(close + 1) == close + 2
    }
  }
}
