import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// Functions outside of types are called with labels, as methods are: `delay(1, { … })` became `delay(1, work: { … })`.
struct GlobalFunctionLabels: Rewriter {
  let id = "global-function-labels"
  let since = SwiftVersion(2)
  let anchors: [RewriterAnchor] = [.kind(.leftParen)]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    let name = index - 1
    guard tokens.kind(name) == .identifier, tokens.kind(name - 1) != .period, tokens.kind(name - 1) != .kwFunc,
      !tokens.startsLine(index), let labels = file.facts.globalFunctions[tokens.name(name)], !labels.isEmpty,
      !file.facts.closureNames.contains(tokens.name(name)), file.clauseOwner(of: index) == nil,
      let call = CallShape(open: index, in: tokens), call.arguments.count + call.trailingClosures.count == labels.count
    else { return }
    var edits: [Edit] = []
    for (argument, label) in zip(call.arguments, labels).dropFirst() where !label.isEmpty {
      // Whoever passes labels passes all of them.
      if argument.label != nil || argument.value.isEmpty { return }
      edits.append(.insert(label + ": ", at: tokens.start(argument.value.lowerBound), affinity: .next))
    }
    guard !edits.isEmpty else { return }
    report(
      finding(
        "A function outside of a type is called with its labels", at: tokens.range(name), .safe, edits: edits,
        evidence: ["the project declares one function '\(tokens.name(name))', outside of types"]))
  }
}

extension RewriterFacts {
  /// Notes a function for those that are called by their bare name: its labels but the first, `""` for none.
  ///
  /// A name that methods have too, or functions with other labels, is noted without any.
  mutating func noteLabels(_ keyword: Int, in file: RewriterContext) {
    let tokens = file.tokens
    guard tokens.kind(keyword + 1) == .identifier, let header = file.headers[keyword],
      let clause = header.parameterClauses.first
    else { return }
    var labels: [String] = []
    if !file.isMember(keyword) {
      labels = clause.parameters.map { parameter in
        guard let first = parameter.first, parameter.second == nil, parameter.pound == nil, parameter.colon != nil,
          tokens.kind(first) == .identifier
        else { return "" }
        return tokens.text(first)
      }
    }
    mergeLabels([tokens.name(keyword + 1): labels])
  }

  mutating func mergeLabels(_ other: [String: [String]]) {
    globalFunctions.merge(other) { $0 == $1 ? $0 : [] }
  }
}
