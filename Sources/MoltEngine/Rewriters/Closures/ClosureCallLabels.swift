import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// A closure is called without labels: `done(error: e)` became `done(e)`.
struct ClosureCallLabels: Rewriter {
  let id = "closure-call-labels"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.kind(.leftParen)]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard tokens.kind(index + 2) == .colon, tokens.kind(index + 1) == .identifier, !tokens.startsLine(index) else {
      return
    }
    var name = index - 1
    let isUnwrapped = tokens.kind(name) == .postfixQuestion || tokens.kind(name) == .postfixExclamation
    if isUnwrapped { name -= 1 }
    guard tokens.kind(name) == .identifier, tokens.kind(name - 1) != .kwFunc, tokens.kind(name - 2) != .kwFunc,
      isClosure(name, in: file), let call = CallShape(open: index, in: tokens, allowTrailingClosure: false)
    else { return }
    for argument in call.arguments {
      guard let label = argument.label, tokens.kind(label) == .identifier else { continue }
      report(
        finding(
          "A closure is called without labels", at: tokens.range(label), .safe,
          edits: [Edit(ByteRange(tokens.start(label), tokens.start(argument.value.lowerBound)), "")],
          evidence: ["'\(tokens.name(name))' is declared with a function type that had labels"]))
    }
  }

  /// Whether a called name is a parameter, variable or property whose type is a function type, and nothing else.
  private func isClosure(_ name: Int, in file: RewriterContext) -> Bool {
    let tokens = file.tokens
    let isMember = tokens.kind(name - 1) == .period
    if isMember, tokens.kind(name - 2) != .kwSelf { return false }
    var found = false
    for place in file.names.sameNames(as: name, in: tokens) {
      if tokens.kind(place - 1) == .kwFunc { return false }
      guard tokens.kind(place + 1) == .colon, isDeclared(place, in: file) else { continue }
      guard isFunctionType(place + 2, in: file) else { return false }
      found = true
    }
    return found
  }

  private func isDeclared(_ place: Int, in file: RewriterContext) -> Bool {
    let tokens = file.tokens
    if tokens.kind(place - 1) == .kwVar || tokens.kind(place - 1) == .kwLet { return true }
    guard let open = file.nesting.parent(place), tokens.kind(open) == .leftParen else { return false }
    return file.clauseOwner(of: open) != nil
  }

  /// Whether the type that starts at a token is a function type, an optional one, or an alias of one.
  private func isFunctionType(_ start: Int, in file: RewriterContext) -> Bool {
    let tokens = file.tokens
    guard let end = TypeShape.end(startingAt: start, in: tokens) else { return false }
    var type = start..<end
    if tokens.kind(end - 1) == .postfixQuestion || tokens.kind(end - 1) == .postfixExclamation {
      type = start..<end - 1
    }
    if type.count == 1 { return file.facts.functionAliases.contains(tokens.name(start)) }
    return FunctionType(type, in: tokens) != nil
  }
}
