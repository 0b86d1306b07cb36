import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// In a protocol, `typealias T` became `associatedtype T`.
struct AssociatedTypes: Rewriter {
  let id = "associated-types"
  let since = SwiftVersion(2, 2)
  let anchors: [RewriterAnchor] = [.kind(.kwTypealias)]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard let brace = file.nesting.parent(index), tokens.kind(brace) == .leftBrace,
      case .type(let keyword) = file.owner(of: brace), tokens.kind(keyword) == .kwProtocol
    else { return }
    let hasValue = self.hasValue(index, in: file)
    if hasValue, !hasPlainOne(in: brace, file) {
      // Since Swift 3 it may also be just another name for a type.
      return
    }
    report(
      finding(
        "A protocol's associated type is declared with 'associatedtype'", at: tokens.range(index),
        hasValue ? .likely : .safe, edits: [Edit(tokens.range(index), "associatedtype")],
        evidence: [
          hasValue ? "the protocol declares other associated types with 'typealias'" : "the protocol gives it no type"
        ]))
  }

  private func hasValue(_ index: Int, in file: RewriterContext) -> Bool {
    let tokens = file.tokens
    let statement = file.statement(around: index)
    return tokens.first(.equal, from: index, before: statement.upperBound) != nil
  }

  /// Whether the protocol has a `typealias` without a type, which Swift 3 does not know.
  private func hasPlainOne(in brace: Int, _ file: RewriterContext) -> Bool {
    let tokens = file.tokens
    let close = tokens.partner(brace) ?? brace
    var index = brace + 1
    while index < close {
      if tokens.kind(index) == .kwTypealias, !hasValue(index, in: file) { return true }
      index = tokens.after(index)
    }
    return false
  }
}
