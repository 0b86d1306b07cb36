import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// `sizeof(T)` and its kin became properties of `MemoryLayout<T>`.
struct MemoryLayoutFunctions: Rewriter {
  let id = "memory-layout"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [
    .name("sizeof"), .name("strideof"), .name("alignof"), .name("sizeofValue"), .name("strideofValue"),
    .name("alignofValue"),
  ]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    let name = tokens.text(index)
    let isMember = tokens.kind(index - 1) == .period || tokens.kind(index - 1) == .kwFunc
    guard !isMember, tokens.kind(index + 1) == .leftParen, let close = tokens.partner(index + 1),
      close > index + 2
    else { return }
    let message = "'\(name)' is gone; 'MemoryLayout' takes its place"
    let property = name.hasPrefix("size") ? "size" : name.hasPrefix("stride") ? "stride" : "alignment"
    var argument = index + 2..<close
    let whole = ByteRange(tokens.start(index), tokens.end(close))
    let pieces: [Edit.Piece]
    if name.hasSuffix("Value") {
      pieces = [.text("MemoryLayout.\(property)(ofValue: "), .source(tokens.range(of: argument)), .text(")")]
    } else {
      if argument.count > 2, tokens.kind(close - 1) == .kwSelf, tokens.kind(close - 2) == .period {
        argument = argument.lowerBound..<close - 2
      }
      guard TypeShape.end(startingAt: argument.lowerBound, in: tokens) == argument.upperBound,
        tokens.kind(argument.upperBound - 1) != .identifier || !tokens.matches(argument.upperBound - 1, "dynamicType")
      else {
        report(manual(message, at: tokens.range(index), because: "the argument is not the name of a type"))
        return
      }
      pieces = [.text("MemoryLayout<"), .source(tokens.range(of: argument)), .text(">.\(property)")]
    }
    report(
      finding(
        message, at: tokens.range(index), .safe, edits: [Edit(whole, pieces: pieces)],
        evidence: ["the argument is a \(name.hasSuffix("Value") ? "value" : "type")"]))
  }
}
