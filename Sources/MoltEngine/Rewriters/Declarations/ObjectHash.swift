import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// A subclass of `NSObject` overrides `hash`; its `hashValue` is made from that.
struct ObjectHash: Rewriter {
  let id = "object-hash"
  let since = SwiftVersion(5)
  let anchors: [RewriterAnchor] = [.name("hashValue")]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard tokens.kind(index - 1) == .kwVar, let header = file.headers[index - 1],
      header.modifiers.contains(where: { tokens.matches($0, "override") }), let keyword = file.enclosingType(index),
      tokens.kind(keyword) == .kwClass, let owner = file.headers[keyword],
      let superclass = owner.inherited.first, superclass.count == 1
    else { return }
    let base = tokens.name(superclass.lowerBound)
    guard base.hasPrefix("NS") || base.hasPrefix("UI"), !file.facts.types.contains(base) else { return }
    report(
      finding(
        "A subclass of NSObject overrides 'hash'", at: tokens.range(index), .safe,
        edits: [Edit(tokens.range(index), "hash")], evidence: ["the superclass is \(base)"]))
  }
}
