import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// `[#Color(colorLiteralRed: r, …)#]` became `#colorLiteral(red: r, …)`.
struct ObjectLiterals: Rewriter {
  let id = "object-literals"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.name("Color"), .name("Image"), .name("FileReference")]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard tokens.kind(index - 1) == .pound, tokens.kind(index - 2) == .leftBracket,
      let end = tokens.partner(index - 2), tokens.kind(end - 1) == .pound,
      let call = CallShape(open: index + 1, in: tokens, allowTrailingClosure: false), call.close == end - 2,
      let label = call.arguments.first?.label
    else { return }
    let (name, old, new) =
      switch tokens.text(index) {
      case "Color": ("#colorLiteral", "colorLiteralRed", "red")
      case "Image": ("#imageLiteral", "imageLiteral", "resourceName")
      default: ("#fileLiteral", "fileReferenceLiteral", "resourceName")
      }
    guard tokens.text(label) == old else { return }
    report(
      finding(
        "A literal of an object has one '#' and no brackets", at: tokens.range(of: index - 2..<end + 1), .safe,
        edits: [
          Edit(ByteRange(tokens.start(index - 2), tokens.end(index)), name), Edit(tokens.range(label), new),
          Edit(ByteRange(tokens.end(call.close), tokens.end(end)), "", affinity: .previous),
        ], evidence: ["'#\(tokens.text(index))' stands in brackets"]))
  }
}
