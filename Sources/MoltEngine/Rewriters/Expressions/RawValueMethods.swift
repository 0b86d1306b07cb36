import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// `Color.fromRaw(x)` and `c.toRaw()` became `Color(rawValue: x)` and `c.rawValue`.
struct RawValueMethods: Rewriter {
  let id = "raw-value-methods"
  let since = SwiftVersion(1, 1)
  let anchors: [RewriterAnchor] = [.name("fromRaw"), .name("toRaw")]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard tokens.kind(index - 1) == .period, tokens.kind(index + 1) == .leftParen,
      let close = tokens.partner(index + 1)
    else { return }
    if tokens.matches(index, "toRaw") {
      guard close == index + 2 else { return }
      report(
        finding(
          "'toRaw()' is the property 'rawValue'", at: tokens.range(index), .safe,
          edits: [Edit(ByteRange(tokens.start(index), tokens.end(close)), "rawValue")],
          evidence: ["enums with raw values had this method"]))
    } else {
      guard close > index + 2, tokens.kind(index - 2) == .identifier else { return }
      report(
        finding(
          "'fromRaw' is the initialiser 'init(rawValue:)'", at: tokens.range(index), .safe,
          edits: [Edit(ByteRange(tokens.start(index - 1), tokens.end(index + 1)), "(rawValue: ")],
          evidence: ["enums with raw values had this method"]))
    }
  }
}
