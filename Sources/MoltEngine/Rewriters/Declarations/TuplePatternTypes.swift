import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// A tuple's pattern holds names, its types follow it: `var (a: Int, b: Float)` became `var (a, b): (Int, Float)`.
struct TuplePatternTypes: Rewriter {
  let id = "tuple-pattern-types"
  let since = SwiftVersion(2)
  let anchors: [RewriterAnchor] = [.kind(.kwVar), .kind(.kwLet)]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    let open = index + 1
    guard tokens.kind(open) == .leftParen, let close = tokens.partner(open), tokens.kind(close + 1) == .equal,
      tokens.kind(index - 1) != .kwCase, let clause = ParameterClause(open: open, in: tokens),
      clause.parameters.count > 1
    else { return }
    var types: [String] = []
    var edits: [Edit] = []
    for parameter in clause.parameters {
      // A lower-case name there is what a labelled element is bound to.
      guard let name = parameter.first, parameter.second == nil, let colon = parameter.colon, let type = parameter.type,
        type.upperBound == parameter.range.upperBound, isType(type.lowerBound, in: tokens)
      else { return }
      types.append(tokens.text(in: tokens.range(of: type)))
      edits.append(Edit(ByteRange(tokens.end(name), tokens.end(type.upperBound - 1)), "", affinity: .previous))
      _ = colon
    }
    edits.append(.insert(": (" + types.joined(separator: ", ") + ")", at: tokens.end(close), affinity: .previous))
    report(
      finding(
        "The types of a tuple's elements follow its pattern", at: tokens.range(of: open..<close + 1), .safe,
        edits: edits, evidence: ["each name has a type after its colon"]))
  }

  private func isType(_ index: Int, in tokens: TokenBuffer) -> Bool {
    tokens.kind(index) == .leftBracket || tokens.text(index).first?.isUppercase ?? false
  }
}
