import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// `f(a a: Int)` is `f(a: Int)`: a parameter's name is its label.
struct DoubledLabels: Rewriter {
  let id = "doubled-labels"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.kind(.kwFunc), .kind(.kwInit), .kind(.kwSubscript)]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard let header = file.headers[index] else { return }
    for clause in header.parameterClauses {
      for (position, parameter) in clause.parameters.enumerated() {
        guard let first = parameter.first, let second = parameter.second, tokens.kind(first) == .identifier,
          tokens.sameTokens(first..<first + 1, second..<second + 1)
        else { continue }
        // `subscript(a: Int)` has no labels of its own; there both names are needed.
        if header.kind == .subscript { continue }
        // A function's only name was no label in Swift 2: whoever reads the result as Swift 2 must see the label used.
        let isFirst = position == 0 && header.kind == .function
        if isFirst, !isCalledWithLabel(header, first, in: file) { continue }
        report(
          finding(
            "A parameter's name is its label; one of the two is enough", at: tokens.range(first), .safe,
            edits: [Edit(tokens.rangeWithSpace(of: first..<first + 1), "")],
            evidence: ["both names are the same" + (isFirst ? ", and calls pass the label" : "")]))
      }
    }
  }

  private func isCalledWithLabel(_ header: DeclarationHeader, _ label: Int, in file: RewriterContext) -> Bool {
    guard let name = header.name else { return false }
    return file.facts.labelledCalls.contains(file.tokens.name(name) + "(" + file.tokens.name(label) + ":")
  }
}

/// `f(#a: Int)` of Swift 1 gave a parameter its own name as label.
struct PoundLabels: Rewriter {
  let id = "pound-labels"
  let since = SwiftVersion(2)
  let anchors: [RewriterAnchor] = [.kind(.pound)]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard let open = file.nesting.parent(index), tokens.kind(open) == .leftParen,
      case .declaration(let keyword) = file.clauseOwner(of: open),
      let header = file.headers[keyword], let clause = header.parameterClauses.first,
      let position = clause.parameters.firstIndex(where: { $0.pound == index }),
      let name = clause.parameters[position].first
    else { return }
    let isFirst = position == 0 && header.kind == .function
    let label = tokens.name(name)
    let isCalled = header.name.map { file.facts.labelledCalls.contains(tokens.name($0) + "(" + label + ":") } ?? false
    // Doubled, it says the same in every later version, whatever calls there are.
    let needsBoth = isFirst && (file.to < SwiftVersion(3) || !isCalled)
    report(
      finding(
        "A label is written out, not marked with '#'", at: tokens.range(of: index..<name + 1), .safe,
        edits: [Edit(tokens.range(index), needsBoth ? tokens.text(name) + " " : "")],
        evidence: ["'#' stands before a parameter's name"]))
  }
}

/// Functions that return functions are no longer declared with several parameter lists.
struct CurriedFunctions: Rewriter {
  let id = "curried-functions"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.kind(.kwFunc)]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard let header = file.headers[index], header.parameterClauses.count > 1 else { return }
    let second = header.parameterClauses[1]
    report(
      manual(
        "A function has one parameter list; a second one is a closure that it returns",
        at: tokens.range(of: second.open..<second.end), because: "the calls have to change with the declaration"))
  }
}
