import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// A closure that looks at a value's bytes is given them raw: `data.withUnsafeBytes { (p: UnsafePointer<UInt8>) in … }`.
struct UnsafeBytes: Rewriter {
  let id = "unsafe-bytes"
  let since = SwiftVersion(5)
  let anchors: [RewriterAnchor] = [.name("withUnsafeBytes"), .name("withUnsafeMutableBytes")]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard tokens.kind(index - 1) == .period else { return }
    let brace = tokens.kind(index + 1) == .leftParen ? index + 2 : index + 1
    guard let closure = ClosureShape(open: brace, in: tokens), closure.parameters.count == 1,
      let type = closure.parameters[0].type,
      tokens.matches(type.lowerBound, "UnsafePointer") || tokens.matches(type.lowerBound, "UnsafeMutablePointer")
    else { return }
    report(
      manual(
        "The closure of '\(tokens.text(index))' is given a raw buffer", at: tokens.range(of: type),
        because: "the buffer has to be bound to the type ('bindMemory(to:)') or be read with 'load', and may be empty"))
  }
}
