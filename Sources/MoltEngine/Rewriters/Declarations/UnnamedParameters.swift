import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// A parameter without a name is written `_: Int`; Swift 1 took the type alone.
struct UnnamedParameters: Rewriter {
  let id = "unnamed-parameters"
  let since = SwiftVersion(2)
  let anchors: [RewriterAnchor] = [.kind(.kwFunc), .kind(.kwInit)]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard let header = file.headers[index] else { return }
    for parameter in header.parameterClauses.flatMap(\.parameters) where parameter.colon == nil {
      let first = parameter.range.lowerBound
      guard parameter.pound == nil, tokens.kind(first) != .wildcard, parameter.range.count > 0,
        TypeShape.end(startingAt: first, in: tokens) == parameter.range.upperBound
      else { continue }
      report(
        finding(
          "A parameter has a name, or '_' in its place", at: tokens.range(of: parameter.range), .safe,
          edits: [.insert("_: ", at: tokens.start(first), affinity: .next)],
          evidence: ["the parameter is a type and nothing else"]))
    }
  }
}
