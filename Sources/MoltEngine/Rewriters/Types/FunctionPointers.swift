import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// Pointers to C functions are function types: `CFunctionPointer<(Int) -> Int>` became `@convention(c) (Int) -> Int`.
struct FunctionPointers: Rewriter {
  let id = "function-pointers"
  let since = SwiftVersion(2)
  let anchors: [RewriterAnchor] = [.name("CFunctionPointer")]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard tokens.kind(index - 1) != .period, tokens.matches(index + 1, "<"),
      let shape = TypeShape(at: index, in: tokens),
      tokens.bytes[shape.byteEnd - 1] == UInt8(ascii: ">")
        || tokens.kind(shape.end - 1) == .postfixQuestion || tokens.kind(shape.end - 1) == .postfixExclamation
    else { return }
    let last = tokens.kind(shape.end - 1)
    let isMarked = last == .postfixQuestion || last == .postfixExclamation
    let close = isMarked ? shape.end - 2 : shape.end - 1
    guard tokens.isOperator(close), tokens.starts(close, with: ">"), isMarked || !shape.splitsOperator,
      FunctionType(index + 2..<close, in: tokens) != nil
    else { return }
    report(
      finding(
        "A pointer to a C function is a function type", at: tokens.range(index), .safe,
        edits: [
          Edit(ByteRange(tokens.start(index), tokens.start(index + 2)), (isMarked ? "(" : "") + "@convention(c) "),
          Edit(ByteRange(tokens.start(close), tokens.start(close) + 1), isMarked ? ")" : "", affinity: .previous),
        ], evidence: ["it holds a function type"]))
  }
}
