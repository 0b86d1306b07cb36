import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// `infix operator ** { precedence 160 }` became `infix operator **: SomePrecedence`.
struct OperatorDeclarations: Rewriter {
  let id = "operator-declarations"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.kind(.kwOperator)]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    let name = index + 1
    let open = index + 2
    guard tokens.kind(open) == .leftBrace, let close = tokens.partner(open) else { return }
    let message = "An operator names its precedence group instead of a body"
    let body = ByteRange(tokens.end(name), tokens.end(close))
    let isInfix = tokens.matches(index - 1, "infix")
    guard let attributes = OperatorAttributes(open + 1..<close, in: tokens) else {
      report(manual(message, at: tokens.range(of: open..<close + 1), because: "the body is not understood"))
      return
    }
    guard isInfix, close > open + 1 else {
      report(
        finding(
          message, at: tokens.range(of: open..<close + 1), .safe, edits: [Edit(body, "", affinity: .previous)],
          evidence: ["the body says nothing"]))
      return
    }
    var edits: [Edit] = []
    var group = attributes.standardGroup
    if group == nil {
      let groups = PrecedenceGroups(file.facts.precedences)
      let own = groups.name(for: attributes, of: tokens.text(name))
      if own.owner != tokens.text(name) {
        group = own.name
      } else if let declaration = groups.declaration(of: own.name, attributes) {
        let indentation = tokens.indentation(at: tokens.start(index - 1))
        let lines = declaration.map { indentation + $0 }.joined(separator: file.newline)
        edits.append(.insert(file.newline + lines, at: tokens.end(close), affinity: .previous))
        group = own.name
      }
    }
    guard let group else {
      report(
        manual(message, at: tokens.range(of: open..<close + 1), because: "no standard group stands near its precedence")
      )
      return
    }
    edits.insert(Edit(body, ": " + group, affinity: .previous), at: 0)
    report(
      finding(
        message, at: tokens.range(of: open..<close + 1), .safe, edits: edits,
        evidence: ["precedence \(attributes.precedence), associativity \(attributes.associativity)"]))
  }
}
