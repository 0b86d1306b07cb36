import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// A closure's parameter can no longer be taken apart in the parameter list: `{ (i, (a, b)) in … }` became
/// `{ (i, pair) in let (a, b) = pair; … }`.
struct TupleDestructuring: Rewriter {
  let id = "tuple-destructuring"
  let since = SwiftVersion(4)
  let anchors: [RewriterAnchor] = [.kind(.kwIn)]
  private static let message = "A tuple in a closure's parameter list is taken apart in the closure's body"

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard let brace = file.nesting.parent(index), let closure = ClosureShape(open: brace, in: tokens),
      closure.inKeyword == index, let open = closure.parametersOpen, let close = closure.parametersClose
    else { return }
    let patterns = (open + 1..<close).filter { token in
      let before = tokens.kind(token - 1)
      return tokens.kind(token) == .leftParen && (before == .leftParen || before == .comma)
        && file.nesting.parent(token) == open
    }
    guard let first = patterns.first, let last = patterns.last.flatMap({ tokens.partner($0) }) else { return }
    let place = tokens.range(of: first..<last + 1)
    guard let edits = edits(patterns, of: closure, in: file) else {
      report(manual(Self.message, at: place, because: "the body has to name the parts of the tuple"))
      return
    }
    report(
      finding(
        Self.message, at: place, .likely, edits: edits,
        evidence: ["a pattern stands in the place of a parameter's name"]))
  }

  /// Nil where a pattern has types or where the body cannot take another statement.
  private func edits(_ patterns: [Int], of closure: ClosureShape, in file: RewriterContext) -> [Edit]? {
    let tokens = file.tokens
    guard let opener = closure.inKeyword, !closure.body.isEmpty else { return nil }
    var edits: [Edit] = []
    var statements: [String] = []
    var taken: [String] = []
    for pattern in patterns {
      guard let close = tokens.partner(pattern), tokens.kind(close + 1) != .colon,
        (pattern + 1..<close).allSatisfy({ isPatternPart(tokens.kind($0)) })
      else { return nil }
      let name = freshName(besides: taken, in: file)
      taken.append(name)
      let range = tokens.range(of: pattern..<close + 1)
      edits.append(Edit(range, name))
      statements.append("let \(tokens.text(in: range)) = \(name)")
    }
    edits.append(file.insertion(of: statements.joined(separator: "; "), atStartOfBlockAfter: opener, of: closure.open))
    if givesValue(closure, in: file) {
      edits.append(.insert("return ", at: tokens.start(closure.body.lowerBound), affinity: .next))
    }
    return edits
  }

  /// A name that the file does not use.
  private func freshName(besides taken: [String], in file: RewriterContext) -> String {
    var number = 1
    while true {
      let name = number == 1 ? "pair" : "pair\(number)"
      let isUsed = file.names.places(of: name, in: file.tokens).contains { _ in true }
      if !isUsed, !taken.contains(name) { return name }
      number += 1
    }
  }

  private func isPatternPart(_ kind: TokenKind) -> Bool {
    switch kind {
    case .identifier, .wildcard, .comma, .leftParen, .rightParen: true
    default: false
    }
  }

  /// Whether the body is one expression, which is the closure's value: before another statement it needs a `return`.
  private func givesValue(_ closure: ClosureShape, in file: RewriterContext) -> Bool {
    let tokens = file.tokens
    let first = closure.body.lowerBound
    guard ExpressionShape.end(startingAt: first, in: tokens, stopAtBrace: false) == closure.body.upperBound else {
      return false
    }
    let callee = tokens.kind(closure.open - 1) == .leftParen ? closure.open - 2 : closure.open - 1
    return !tokens.matches(callee, "forEach")
  }
}
