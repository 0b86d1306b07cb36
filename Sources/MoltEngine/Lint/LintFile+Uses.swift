import MoltSyntax

/// What becomes of a local value.
extension LintFile {
  /// One place where a local name is used.
  struct LocalUse {
    enum Kind: Equatable {
      /// `name.member`, the token of the member.
      case member(Int)
      /// `f(name)`, `f(&name)`: the token of the function's name.
      case argument(Int)
      /// `name = value`
      case assigned
      /// `name == nil`
      case compared
      /// Anything by which something else may come to hold the value: returned, assigned, captured by a closure.
      case escape
    }

    var place: Int
    var kind: Kind
  }

  /// So many uses of a name are looked at, which keeps time linear.
  private static let mostPlaces = 100

  /// Everything that is done with a local name after its declaration; nil where the name is no local one, or there is too
  /// much to tell.
  func uses(of binding: LocalBinding) -> [LocalUse]? {
    guard !binding.isMember, context.enclosingBrace(binding.name) != nil else { return nil }
    let places = self.places(of: tokens.name(binding.name))
    let first = Self.firstPosition(in: places, from: binding.name + 1)
    let end = Self.firstPosition(in: places, from: binding.scope.upperBound)
    guard end - first <= Self.mostPlaces else { return nil }
    var uses: [LocalUse] = []
    for place in places[first..<end] {
      if tokens.kind(place - 1) == .period { continue }
      // An argument's label, or a parameter's name.
      if tokens.kind(place + 1) == .colon, tokens.kind(place - 1) == .leftParen || tokens.kind(place - 1) == .comma {
        continue
      }
      if tokens.kind(place - 1) == .kwLet || tokens.kind(place - 1) == .kwVar { return nil }
      uses.append(LocalUse(place: place, kind: useKind(place, of: binding)))
    }
    return uses
  }

  private func useKind(_ place: Int, of binding: LocalBinding) -> LocalUse.Kind {
    if isInClosure(place, below: binding.name) { return .escape }
    var next = place + 1
    while tokens.kind(next) == .postfixQuestion || tokens.kind(next) == .postfixExclamation { next += 1 }
    if tokens.kind(next) == .period { return .member(next + 1) }
    if tokens.kind(next) == .equal, next == place + 1 {
      return context.beginsStatement(place, within: context.enclosingBrace(place)) ? .assigned : .escape
    }
    if tokens.isOperator(next, "==") || tokens.isOperator(next, "!="), tokens.kind(next + 1) == .kwNil {
      return .compared
    }
    guard let open = context.nesting.parent(place), tokens.kind(open) == .leftParen,
      tokens.kind(open - 1) == .identifier
    else { return .escape }
    var before = place - 1
    if tokens.kind(before) == .prefixAmpersand { before -= 1 }
    let after = tokens.kind(next)
    guard after == .comma || after == .rightParen else { return .escape }
    switch tokens.kind(before) {
    case .leftParen, .comma, .colon: return .argument(open - 1)
    default: return .escape
    }
  }

  /// Whether a closure stands between a token and the block of an earlier one.
  func isInClosure(_ index: Int, below outer: Int) -> Bool {
    let limit = context.enclosingBrace(outer)
    var brace = context.enclosingBrace(index)
    while let open = brace, open != limit {
      if context.isClosure(open) { return true }
      brace = context.enclosingBrace(open)
    }
    return false
  }

  /// The tokens of the body of the function around a token; all of the file outside of functions.
  func functionBody(around index: Int) -> Range<Int> {
    var brace = context.enclosingBrace(index)
    while let open = brace {
      if case .function = context.owner(of: open) { return open + 1..<(tokens.partner(open) ?? tokens.count) }
      brace = context.enclosingBrace(open)
    }
    return 0..<tokens.count
  }

  /// An expression with the `try` before it and the `!` after it.
  func withTry(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while true {
      let old = range
      let before = tokens.kind(range.lowerBound - 1)
      if before == .kwTry {
        range = range.lowerBound - 1..<range.upperBound
      } else if before == .postfixQuestion || before == .postfixExclamation,
        tokens.kind(range.lowerBound - 2) == .kwTry
      {
        range = range.lowerBound - 2..<range.upperBound
      }
      if tokens.kind(range.upperBound) == .postfixExclamation { range = range.lowerBound..<range.upperBound + 1 }
      range = withParentheses(range)
      if range == old { return range }
    }
  }
}
