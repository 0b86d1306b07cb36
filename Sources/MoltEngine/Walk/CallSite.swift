import MoltSyntax

/// A call as it is written: its arguments and trailing closures.
struct CallSite {
  struct Argument {
    /// Token of the label; nil where there is none.
    var label: Int?
    /// Interned label; `none` where there is none or it is `_`.
    var name: Name
    /// Tokens of the value.
    var value: Range<Int>
  }
  /// The opening and closing parenthesis; nil when there are only trailing closures.
  var parens: (open: Int, close: Int)?
  var arguments: [Argument] = []
  /// Opening braces of the trailing closures.
  var closures: [Int] = []
  /// The token after the call.
  var end: Int

  /// Whether an argument that Swift 1 stored an error in was left out of `arguments`.
  var storesError = false

  var count: Int { arguments.count + closures.count }
}

extension BodyWalker {
  /// The call whose argument list opens at `token`; nil when none does.
  func callSite(at token: Int) -> CallSite? {
    let first = tokens[token]
    if first.kind == .leftParen, !first.flags.contains(.startsLine), let close = tokens.partner(token) {
      var site = CallSite(parens: (token, close), end: close + 1)
      readArguments(from: token + 1, to: close, into: &site)
      readTrailingClosures(into: &site)
      return site
    }
    if isTrailingClosure(token), !first.flags.contains(.startsLine) {
      var site = CallSite(end: token)
      readTrailingClosures(into: &site)
      return site
    }
    return nil
  }

  private func readArguments(from start: Int, to close: Int, into site: inout CallSite) {
    var token = start
    while token < close {
      var argument = CallSite.Argument(label: nil, name: .none, value: token..<token)
      if tokens.isLabel(token), tokens.kind(token + 1) == .colon {
        argument.label = token
        argument.name = tokens.kind(token) == .wildcard ? .none : catalog.name(tokens, token)
        token += 2
      }
      let value = token
      while token < close, tokens.kind(token) != .comma {
        token = (tokens.partner(token).map { max($0, token) } ?? token) + 1
      }
      argument.value = value..<min(token, close)
      site.arguments.append(argument)
      token += 1
    }
    if let last = site.arguments.last, storesError(last, open: start - 1) {
      site.arguments.removeLast()
      site.storesError = true
    }
  }

  private func readTrailingClosures(into site: inout CallSite) {
    guard isTrailingClosure(site.end), let close = tokens.partner(site.end) else { return }
    site.closures.append(site.end)
    site.end = close + 1
    // `{ … } completion: { … }`
    while tokens.isLabel(site.end), tokens.kind(site.end + 1) == .colon, tokens.kind(site.end + 2) == .leftBrace,
      !tokens[site.end].flags.contains(.startsLine), let close = tokens.partner(site.end + 2)
    {
      site.closures.append(site.end + 2)
      site.end = close + 1
    }
  }

  /// Whether a `{` here can be a trailing closure: not the body of a statement or the observers of a variable.
  func isTrailingClosure(_ token: Int) -> Bool {
    guard tokens.kind(token) == .leftBrace, !stopAtBrace, tokens.partner(token) != nil else { return false }
    let next = token + 1
    let isAccessor =
      tokens.matches(next, "didSet") || tokens.matches(next, "willSet") || tokens.matches(next, "get")
      || tokens.matches(next, "set")
    return !isAccessor || tokens.kind(token + 2) != .leftBrace && tokens.kind(token + 2) != .leftParen
  }
}
