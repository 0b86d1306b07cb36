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
      let applicability = evidence(name, in: file),
      let call = CallShape(open: index, in: tokens, allowTrailingClosure: false)
    else { return }
    let edits = call.arguments.compactMap { argument -> Edit? in
      guard let label = argument.label, tokens.kind(label) == .identifier else { return nil }
      return Edit(ByteRange(tokens.start(label), tokens.start(argument.value.lowerBound)), "")
    }
    guard !edits.isEmpty else { return }
    report(
      finding(
        "A closure is called without labels", at: tokens.range(of: name..<index + 1), applicability, edits: edits,
        evidence: ["'\(tokens.name(name))' is declared with a function type"]))
  }

  /// How sure it is that a called name is a closure; nil when it is not known to be one.
  private func evidence(_ name: Int, in file: RewriterContext) -> Applicability? {
    if isClosure(name, in: file) { return .safe }
    if isBound(name, in: file) { return .likely }
    let tokens = file.tokens
    guard tokens.kind(name - 1) == .period, tokens.kind(name - 2) != .kwSuper else { return nil }
    // Another object's property: no function of the project has its name.
    let text = tokens.name(name)
    return file.facts.closureNames.contains(text) && !file.facts.functions.contains(text) ? .likely : nil
  }

  /// Whether a called name is a parameter, variable or property whose type is a function type, and nothing else.
  private func isClosure(_ name: Int, in file: RewriterContext) -> Bool {
    let tokens = file.tokens
    let isMember = tokens.kind(name - 1) == .period
    if isMember, tokens.kind(name - 2) != .kwSelf { return false }
    var found = false
    // A name that is called a thousand times is declared among the first.
    for place in file.names.sameNames(as: name, in: tokens).prefix(400) {
      if tokens.kind(place - 1) == .kwFunc { return false }
      guard tokens.kind(place + 1) == .colon, isDeclared(place, in: file) else { continue }
      guard isFunctionType(place + 2, in: file) else { return false }
      found = true
    }
    return found
  }

  /// Whether a bare called name is bound without a type, by `let` or in a pattern: only a closure can be called so.
  private func isBound(_ name: Int, in file: RewriterContext) -> Bool {
    let tokens = file.tokens
    if tokens.kind(name - 1) == .period || tokens.text(name).first?.isUppercase ?? true { return false }
    var found = false
    for place in file.names.sameNames(as: name, in: tokens).prefix(400) {
      if tokens.kind(place - 1) == .kwFunc || tokens.kind(place + 1) == .colon { return false }
      guard place < name, reaches(name, from: place, in: file) else { continue }
      if tokens.kind(place - 1) == .kwLet || tokens.kind(place - 1) == .kwVar {
        found = true
      } else if let open = file.nesting.parent(place), tokens.kind(open) == .leftParen, isPattern(open, in: tokens) {
        found = true
      }
    }
    return found && !file.facts.functions.contains(tokens.name(name))
  }

  /// Whether a binding is in sight of a later token: not in a block that has ended, nor in its own first value.
  private func reaches(_ name: Int, from place: Int, in file: RewriterContext) -> Bool {
    let tokens = file.tokens
    if tokens.kind(place + 1) == .equal {
      // In a condition the brace opens the body.
      let isCondition: Bool
      switch tokens.kind(place - 2) {
      case .kwIf, .kwGuard, .kwWhile, .comma: isCondition = true
      default: isCondition = false
      }
      if ExpressionShape.end(startingAt: place + 2, in: tokens, stopAtBrace: isCondition) > name { return false }
    }
    var open = file.nesting.parent(place)
    while let bracket = open, tokens.kind(bracket) != .leftBrace { open = file.nesting.parent(bracket) }
    guard let brace = open, let close = tokens.partner(brace) else { return true }
    return name < close
  }

  /// `case let .Some(` and `case .Some(let`
  private func isPattern(_ open: Int, in tokens: TokenBuffer) -> Bool {
    var index = open - 1
    while tokens.kind(index) == .identifier || tokens.kind(index) == .period { index -= 1 }
    return tokens.kind(index) == .kwLet && tokens.kind(index - 1) == .kwCase
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
    if FunctionType(start..<end, in: tokens, allowingOptional: true) != nil { return true }
    let isMarked = tokens.kind(end - 1) == .postfixQuestion || tokens.kind(end - 1) == .postfixExclamation
    return file.isFunctionAlias(start..<(isMarked ? end - 1 : end))
  }
}
