import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// `protocol P: class` became `protocol P: AnyObject`.
struct ClassConstraint: Rewriter {
  let id = "class-constraint"
  let since = SwiftVersion(5, 4)
  let anchors: [RewriterAnchor] = [.kind(.kwClass)]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard tokens.kind(index - 1) == .colon || tokens.kind(index - 1) == .comma,
      tokens.kind(index + 1) == .leftBrace || tokens.kind(index + 1) == .comma || tokens.kind(index + 1) == .kwWhere
    else { return }
    var keyword = index - 1
    while keyword > max(0, index - 40), tokens.kind(keyword) != .kwProtocol {
      switch tokens.kind(keyword) {
      case .colon, .comma, .identifier, .period: keyword -= 1
      default: return
      }
    }
    guard tokens.kind(keyword) == .kwProtocol else { return }
    report(
      finding(
        "A protocol for classes alone inherits from 'AnyObject'", at: tokens.range(index), .safe,
        edits: [Edit(tokens.range(index), "AnyObject")], evidence: ["'class' stands in a protocol's inheritance list"]))
  }
}
