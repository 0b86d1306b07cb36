import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// `do { } while c` became `repeat { } while c`.
struct RepeatWhile: Rewriter {
  let id = "repeat-while"
  let since = SwiftVersion(2)
  let anchors: [RewriterAnchor] = [.kind(.kwDo)]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard tokens.kind(index + 1) == .leftBrace, let close = tokens.partner(index + 1),
      tokens.kind(close + 1) == .kwWhile
    else { return }
    // A scope of its own with a loop after it is newer.
    let end = ExpressionShape.end(startingAt: close + 2, in: tokens, stopAtBrace: true)
    if tokens.kind(end) == .leftBrace, !tokens.startsLine(end) { return }
    report(
      finding(
        "A loop with its condition at the end begins with 'repeat'", at: tokens.range(index), .safe,
        edits: [Edit(tokens.range(index), "repeat")], evidence: ["'while' follows the block and has no body"]))
  }
}
