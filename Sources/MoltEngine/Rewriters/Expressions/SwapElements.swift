import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// `swap(&a[i], &a[j])` became `a.swapAt(i, j)`: two overlapping accesses to one array are an error.
struct SwapElements: Rewriter {
  let id = "swap-elements"
  let since = SwiftVersion(4)
  let anchors: [RewriterAnchor] = [.name("swap")]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard tokens.kind(index - 1) != .period, tokens.kind(index + 1) == .leftParen,
      let call = CallShape(open: index + 1, in: tokens), call.arguments.count == 2, call.trailingClosures.isEmpty,
      let one = element(call.arguments[0], in: tokens), let two = element(call.arguments[1], in: tokens),
      tokens.sameTokens(one.array, two.array)
    else { return }
    let isPlain = one.array.allSatisfy { tokens.kind($0) != .leftParen && tokens.kind($0) != .leftBracket }
    let whole = ByteRange(tokens.start(index), tokens.end(call.close))
    let pieces: [Edit.Piece] = [
      .source(tokens.range(of: one.array)), .text(".swapAt("), .source(tokens.range(of: one.index)), .text(", "),
      .source(tokens.range(of: two.index)), .text(")"),
    ]
    report(
      finding(
        "Two elements of one array are swapped by 'swapAt'", at: tokens.range(index), isPlain ? .safe : .likely,
        edits: [Edit(whole, pieces: pieces)], evidence: ["both arguments are elements of the same array"]))
  }

  /// `&a[i]`, taken apart.
  private func element(_ argument: CallShape.Argument, in tokens: TokenBuffer) -> (
    array: Range<Int>, index: Range<Int>
  )? {
    let value = argument.value
    guard argument.label == nil, value.count >= 5, tokens.kind(value.lowerBound) == .prefixAmpersand,
      tokens.kind(value.upperBound - 1) == .rightBracket, let open = tokens.partner(value.upperBound - 1),
      open > value.lowerBound + 1, open + 1 < value.upperBound - 1
    else { return nil }
    let index = open + 1..<value.upperBound - 1
    guard tokens.first(.comma, from: index.lowerBound, before: index.upperBound) == nil,
      tokens.chainStart(endingAt: open - 1) == value.lowerBound + 1
    else { return nil }
    return (value.lowerBound + 1..<open, index)
  }
}
