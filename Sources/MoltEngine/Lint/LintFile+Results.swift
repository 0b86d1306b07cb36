import MoltRules
import MoltSyntax

/// How the value of a match is used.
extension LintFile {
  /// What proves that the value is used so; nil when it is not.
  func evidence(of use: LintRule.ResultUse, _ range: Range<Int>) -> String? {
    switch use {
    case .unused: return isUnused(range) ? "nothing looks at the result" : nil
    case .forced: return forcing(of: range)
    }
  }

  /// Whether a call is a statement of its own or assigned to `_`.
  func isUnused(_ range: Range<Int>) -> Bool {
    var range = withParentheses(range)
    if tokens.kind(range.upperBound) == .period || tokens.kind(range.upperBound) == .postfixExclamation
      || tokens.kind(range.upperBound) == .postfixQuestion
    {
      return false
    }
    var start = range.lowerBound
    if tokens.kind(start - 1) == .kwTry { start -= 1 }
    if tokens.kind(start - 1) == .equal, tokens.kind(start - 2) == .wildcard {
      start -= 2
      if tokens.kind(start - 1) == .kwLet || tokens.kind(start - 1) == .kwVar { start -= 1 }
      return true
    }
    range = start..<range.upperBound
    guard context.isWholeStatement(range) else { return false }
    guard let brace = context.enclosingBrace(range.lowerBound) else { return true }
    // The only statement of a closure, or of a function with a result, is its value.
    let isOnly = tokens.partner(brace) == range.upperBound && isFirst(range.lowerBound, in: brace)
    guard isOnly else { return true }
    switch context.owner(of: brace) {
    case .function(let keyword):
      return headers[keyword].map { $0.result == nil } ?? false
    case .type: return false
    case .code:
      switch tokens.kind(context.statement(around: brace).first ?? brace) {
      case .kwIf, .kwFor, .kwWhile, .kwGuard, .kwDo, .kwSwitch: return !context.isClosure(brace)
      default: return tokens.kind(brace - 1) == .kwElse
      }
    }
  }

  private func isFirst(_ index: Int, in brace: Int) -> Bool {
    index == brace + 1 || ClosureShape(open: brace, in: tokens)?.body.lowerBound == index
  }

  /// Where the optional value of a match is unwrapped by force without a test before.
  private func forcing(of range: Range<Int>) -> String? {
    let whole = withParentheses(range)
    let next = whole.upperBound
    if tokens.kind(next) == .postfixExclamation {
      return isTestedForNil(range, before: whole.lowerBound) ? nil : "the value is unwrapped with '!'"
    }
    if tokens.kind(next) == .kwAs, tokens.kind(next + 1) == .postfixExclamation {
      return isTestedForNil(range, before: whole.lowerBound) ? nil : "the value is cast with 'as!'"
    }
    guard let binding = binding(initializedBy: whole), !binding.isConditional else { return nil }
    return forcedUse(of: binding)
  }

  /// So many uses of a name are looked at, which keeps time linear.
  private static let mostUses = 100

  private func forcedUse(of binding: LocalBinding, depth: Int = 0) -> String? {
    let name = binding.name..<binding.name + 1
    let isImplicit = binding.type.map { tokens.kind($0.upperBound - 1) == .postfixExclamation } ?? false
    var first: Int?
    let places = self.places(of: tokens.name(binding.name))
    let start = binding.isMember ? 0 : Self.firstPosition(in: places, from: binding.name)
    for place in places[start..<min(places.count, start + Self.mostUses)] {
      guard place != binding.name, binding.scope.contains(place) || binding.isMember else { continue }
      let isQualified = tokens.kind(place - 1) == .period && tokens.kind(place - 2) != .kwSelf
      if isQualified, !binding.isMember || !isTypeAround(binding.name, calledAt: place - 2) { continue }
      // An argument's label or another declaration.
      if tokens.kind(place + 1) == .colon, tokens.kind(place - 1) == .leftParen || tokens.kind(place - 1) == .comma {
        continue
      }
      if tokens.kind(place - 1) == .kwLet || tokens.kind(place - 1) == .kwVar {
        // Shadowed from here on, or tested: `if let f = f`.
        if self.binding(declaredAt: place)?.isConditional != true, place > binding.name { continue }
        continue
      }
      if tokens.kind(place + 1) == .equal { return nil }
      if !isQualified, depth < 3, let next = copy(at: place, of: binding), !isTestedForNil(name, before: place),
        let proof = forcedUse(of: next, depth: depth + 1)
      {
        return proof
      }
      guard tokens.kind(place + 1) == .postfixExclamation || isImplicit && tokens.kind(place + 1) == .period else {
        continue
      }
      if !isQualified, self.binding(of: tokens.name(place), at: place)?.name != binding.name { continue }
      if isTestedForNil(name, before: place) { continue }
      if first == nil { first = place }
    }
    guard let place = first else { return nil }
    return isImplicit
      ? "'\(tokens.name(place))' is unwrapped implicitly on line \(line(place))"
      : "'\(tokens.name(place))' is unwrapped with '!' on line \(line(place))"
  }

  /// The declaration whose whole value is a name that means the binding: `let g = f`.
  private func copy(at place: Int, of binding: LocalBinding) -> LocalBinding? {
    guard tokens.kind(place - 1) == .equal, let copy = self.binding(initializedBy: place..<place + 1),
      !copy.isConditional, copy.name != binding.name,
      self.binding(of: tokens.name(place), at: place)?.name == binding.name
    else { return nil }
    return copy
  }

  /// Whether a token is the name of the type that a member is declared in: `Theme` of `Theme.titleFont`.
  private func isTypeAround(_ member: Int, calledAt index: Int) -> Bool {
    if tokens.kind(index) == .kwSelfType { return true }
    guard tokens.kind(index) == .identifier, let keyword = context.enclosingType(member) else { return false }
    return tokens.sameName(keyword + 1, index)
  }
}
