import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// A parameter is constant: `f(var x: T)` takes a copy in its body, `f(let x: T)` loses its `let`.
struct VariableParameters: Rewriter {
  let id = "variable-parameters"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.kind(.kwVar), .kind(.kwLet)]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard let (parameter, owner) = file.parameter(withSpecifier: index) else { return }
    let removal = Edit(tokens.rangeWithSpace(of: index..<index + 1), "")
    if tokens.kind(index) == .kwLet {
      report(
        finding(
          "A parameter is constant without 'let'", at: tokens.range(index), .safe, edits: [removal],
          evidence: ["'let' stands in a parameter list"]))
      return
    }
    guard let name = parameter.second ?? parameter.first else { return }
    let message = "A parameter is constant; a variable of the same name holds its copy"
    guard let body = body(of: owner, in: file) else {
      report(
        finding(message, at: tokens.range(index), .safe, edits: [removal], evidence: ["the declaration has no body"]))
      return
    }
    if tokens.kind(name) == .wildcard || body.open + 1 == body.close {
      report(finding(message, at: tokens.range(index), .safe, edits: [removal], evidence: ["the body does not use it"]))
      return
    }
    if case .closure = owner, isSingleExpression(body, in: file) {
      report(
        manual(message, at: tokens.range(index), because: "the closure's value is its only expression"))
      return
    }
    let copy = "var \(tokens.text(name)) = \(tokens.text(name))"
    report(
      finding(
        message, at: tokens.range(index), .safe,
        edits: [removal, file.insertion(of: copy, atStartOfBlockAfter: body.start, of: body.open)],
        evidence: ["'var' stands in a parameter list"]))
  }

  /// The braces of the body, and the token after which its statements begin.
  private func body(of owner: RewriterContext.ClauseOwner, in file: RewriterContext) -> (
    open: Int, start: Int, close: Int
  )? {
    switch owner {
    case .declaration(let keyword):
      guard let body = file.headers[keyword]?.body else { return nil }
      return (body.open, body.open, body.close)
    case .closure(let open):
      guard let closure = ClosureShape(open: open, in: file.tokens), let start = closure.inKeyword else { return nil }
      return (open, start, closure.close)
    }
  }

  /// Whether a closure is one expression, whose type would no longer be inferred beside a declaration.
  private func isSingleExpression(_ body: (open: Int, start: Int, close: Int), in file: RewriterContext) -> Bool {
    let tokens = file.tokens
    if tokens.kind(body.start + 1) == .kwReturn { return false }
    let first = file.statement(around: body.start + 1)
    guard first.upperBound == body.close else { return false }
    return !first.contains { tokens.kind($0) == .equal || tokens.isOperator($0, "+=") || tokens.isOperator($0, "-=") }
  }
}

/// `inout` stands before the type: `f(inout x: T)` became `f(x: inout T)`.
struct InoutPosition: Rewriter {
  let id = "inout-position"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.kind(.kwInout)]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard let (parameter, _) = file.parameter(withSpecifier: index), let type = parameter.type else { return }
    report(
      finding(
        "'inout' belongs to the parameter's type", at: tokens.range(index), .safe,
        edits: [
          Edit(tokens.rangeWithSpace(of: index..<index + 1), ""),
          .insert("inout ", at: tokens.start(type.lowerBound), affinity: .next),
        ], evidence: ["'inout' stands before the parameter's name"]))
  }
}

extension RewriterContext {
  /// The parameter before whose name a `var`, `let` or `inout` stands, and whose it is.
  func parameter(withSpecifier index: Int) -> (Parameter, ClauseOwner)? {
    guard let open = nesting.parent(index), tokens.kind(open) == .leftParen, let owner = clauseOwner(of: open),
      let clause = ParameterClause(open: open, in: tokens),
      let parameter = clause.parameters.first(where: { $0.specifiers.contains(index) }), let name = parameter.first,
      index < name
    else { return nil }
    return (parameter, owner)
  }
}
