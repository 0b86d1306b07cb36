import MoltSyntax

/// A name's declaration as `let`, `var`, in a condition or not.
struct LocalBinding {
  /// The token of the name.
  var name: Int
  var type: Range<Int>?
  var initializer: Range<Int>?
  /// `if let`, `guard let`, `while let`: the value is never nil.
  var isConditional: Bool
  /// A property of a type.
  var isMember = false
  /// The tokens in which the name can mean it.
  var scope: Range<Int>
}

extension LintFile {
  /// The declaration that a name means at a place: the nearest before it in the blocks around, else one in the type
  /// around.
  func binding(of name: String, at index: Int) -> LocalBinding? {
    let places = declarations(of: name)
    let next = Self.firstPosition(in: places, from: index + 1)
    // Blocks nest, so of those before the place the last that reaches it is the innermost.
    for place in places[max(0, next - Self.mostTries)..<next].reversed() {
      if let binding = binding(declaredAt: place), binding.scope.contains(index) {
        return binding.isMember && isParameter(name, at: index) ? nil : binding
      }
    }
    // Members may be declared later than they are used.
    for place in places[next..<min(places.count, next + Self.mostTries)] {
      if let binding = binding(declaredAt: place), binding.isMember, binding.scope.contains(index) {
        return isParameter(name, at: index) ? nil : binding
      }
    }
    return nil
  }

  /// Whether a name means a parameter at a place, which hides a property of that name; `self.name` never does.
  private func isParameter(_ name: String, at index: Int) -> Bool {
    tokens.kind(index) == .identifier && tokens.kind(index - 1) != .period && tokens.name(index) == name
      && parameter(named: index) != nil
  }

  /// So many declarations of one name are looked at, which keeps time linear.
  private static let mostTries = 32

  /// The binding whose name stands at `place`, right after `let` or `var`.
  func binding(declaredAt place: Int) -> LocalBinding? {
    if let known = knownBindings[place] { return known }
    let found = readBinding(declaredAt: place)
    knownBindings[place] = .some(found)
    return found
  }

  private func readBinding(declaredAt place: Int) -> LocalBinding? {
    guard let header = headers[place - 1],
      let binding = header.bindings.first(where: { $0.name == place })
    else { return nil }
    let brace = context.enclosingBrace(place)
    // The branches of an `#if` may each open what is closed once, before this.
    let close = max(place, brace.flatMap { tokens.partner($0) } ?? tokens.count)
    let block = (brace.map { $0 + 1 } ?? 0)..<close
    var isConditional = false
    var scope = block
    var isMember = false
    switch conditionKeyword(of: place - 1, in: brace) {
    case .kwIf, .kwWhile, .kwFor, .kwSwitch:
      isConditional = true
      var open = binding.end
      while open < block.upperBound, tokens.kind(open) != .leftBrace { open = tokens.after(open) }
      // Without a body the search ends at the bracket that closes what is around.
      scope = place..<(tokens.kind(open) == .leftBrace ? tokens.partner(open).map { max(place, $0) } ?? open : open)
    case .kwGuard:
      isConditional = true
      scope = place..<block.upperBound
    default:
      isMember = brace.map { context.owner(of: $0) != .code && isTypeBody($0) } ?? false
      if !isMember, brace != nil { scope = place..<block.upperBound }
    }
    return LocalBinding(
      name: place, type: binding.type, initializer: binding.initializer, isConditional: isConditional,
      isMember: isMember,
      scope: scope)
  }

  private func isTypeBody(_ brace: Int) -> Bool {
    if case .type = context.owner(of: brace) { return true }
    return false
  }

  /// The `if`, `guard`, `while` or `for` that a `let` stands in the condition of.
  private func conditionKeyword(of keyword: Int, in brace: Int?) -> TokenKind {
    var index = keyword - 1
    var left = 200
    while index > (brace ?? -1), left > 0 {
      left -= 1
      switch tokens.kind(index) {
      case .kwIf, .kwGuard, .kwWhile, .kwFor, .kwSwitch: return tokens.kind(index)
      case .leftBrace, .rightBrace, .semicolon, .kwElse, .kwDo, .kwReturn, .kwIn: return .endOfFile
      default: break
      }
      if tokens.startsLine(index + 1), index + 1 == keyword, tokens.kind(index) != .comma { return .endOfFile }
      if let partner = tokens.partner(index), partner < index { index = partner }
      index -= 1
    }
    return .endOfFile
  }

  /// The binding that a match is the whole value of: `let f = UIFont(…)`.
  func binding(initializedBy range: Range<Int>) -> LocalBinding? {
    let equal = range.lowerBound - 1
    guard tokens.kind(equal) == .equal else { return nil }
    var name = equal - 1
    var left = 20
    while name > 0, left > 0, tokens.kind(name - 1) != .kwLet, tokens.kind(name - 1) != .kwVar {
      if let partner = tokens.partner(name), partner < name { name = partner }
      name -= 1
      left -= 1
    }
    guard tokens.kind(name) == .identifier, let binding = binding(declaredAt: name), let value = binding.initializer,
      bare(value) == bare(range)
    else { return nil }
    return binding
  }

  /// Whether a name means a local value at a place, not a member of the type around.
  func isLocal(_ index: Int) -> Bool {
    if let binding = binding(of: tokens.name(index), at: index), !binding.isMember { return true }
    return parameter(named: index) != nil
  }

  /// The parameter of a function or closure around that a name at `index` means.
  func parameter(named index: Int) -> Parameter? {
    var brace = context.enclosingBrace(index)
    var depth = 0
    while let open = brace, depth < 40 {
      depth += 1
      var parameters: [Parameter] = []
      switch context.owner(of: open) {
      case .function(let keyword):
        parameters = headers[keyword]?.parameterClauses.flatMap(\.parameters) ?? []
      case .type: return nil
      case .code: parameters = ClosureShape(open: open, in: tokens)?.parameters ?? []
      }
      for parameter in parameters {
        if let name = parameter.second ?? parameter.first, tokens.sameName(name, index) { return parameter }
      }
      brace = context.enclosingBrace(open)
    }
    return nil
  }
}
