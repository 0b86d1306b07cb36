import MoltRules
import MoltSyntax
import MoltText

/// A closure's parameters are no tuple any more (SE-0110): it takes as many as its place passes.
extension BodyWalker {
  /// `{ _ in … }` where nothing is passed, and `$0.1` where `$0` is all that is passed.
  func separateParameters(_ shape: ClosureShape, wanted: [TypeID]) {
    guard sink != nil, catalog.crosses(.swift4) else { return }
    if wanted.isEmpty { dropWildcard(shape) } else if wanted.count > 1 { nameTupleElements(shape, count: wanted.count) }
  }

  private func dropWildcard(_ shape: ClosureShape) {
    guard shape.parameters.count == 1, shape.parametersOpen == nil, shape.arrow == nil, shape.effects.isEmpty,
      let name = shape.parameters[0].first, tokens.kind(name) == .wildcard, let keyword = shape.inKeyword
    else { return }
    // With a capture list the `in` is needed.
    let range =
      shape.captureList == nil
      ? ByteRange(Int(tokens[name - 1].end), Int(tokens[keyword].end))
      : ByteRange(Int(tokens[name - 1].end), Int(tokens[name].end))
    sink?.report(
      Finding(
        rule: "closure-parameters", message: "a closure names no parameter where nothing is passed",
        range: tokens.range(name), applicability: .safe, edits: [Edit(range, "")],
        evidence: ["its place expects a closure without parameters"]))
  }

  /// `{ $0.0 > $0.1 }` → `{ $0 > $1 }`
  private func nameTupleElements(_ shape: ClosureShape, count: Int) {
    guard shape.inKeyword == nil else { return }
    var uses: [(token: Int, element: Int)] = []
    var token = shape.body.lowerBound
    while token < shape.body.upperBound {
      if tokens.kind(token) == .dollarIdentifier {
        // What an inner closure calls `$0` may be its own parameter.
        guard tokens.matches(token, "$0"), tokens.kind(token + 1) == .period,
          tokens.kind(token + 2) == .integerLiteral, let element = Int(tokens.text(token + 2)), element < count,
          !isNested(token, in: shape)
        else { return }
        uses.append((token, element))
      }
      token += 1
    }
    guard let last = uses.map(\.element).max() else { return }
    // Fewer than are passed can only be taken by name.
    let isShort = last == count - 1
    let used = Set(uses.map(\.element))
    var edits = uses.map { use in
      Edit(tokens.range(of: use.token..<use.token + 3), isShort ? "$\(use.element)" : "arg\(use.element + 1)")
    }
    if !isShort {
      if shape.body.contains(where: { tokens.text($0).hasPrefix("arg") }) { return }
      let names = (0..<count).map { used.contains($0) ? "arg\($0 + 1)" : "_" }
      edits.append(
        .insert(" " + names.joined(separator: ", ") + " in", at: Int(tokens[shape.open].end), affinity: .previous))
    }
    sink?.report(
      Finding(
        rule: "closure-parameters", message: "a closure's parameters are no tuple since Swift 4",
        range: tokens.range(uses[0].token), applicability: .safe, edits: edits,
        evidence: ["its place passes \(count) values"]))
  }

  /// Whether a `{` stands between a closure's own and the token.
  private func isNested(_ token: Int, in shape: ClosureShape) -> Bool {
    var place = shape.body.lowerBound
    while place < token {
      if tokens.kind(place) == .leftBrace, let close = tokens.partner(place), close > token {
        return ClosureShape(open: place, in: tokens).map { isClosure($0) } ?? true
      }
      place += 1
    }
    return false
  }

  /// Whether braces are a closure's and not those of `if`, `for` …: the statement before them says it.
  private func isClosure(_ shape: ClosureShape) -> Bool {
    if shape.inKeyword != nil { return true }
    var token = shape.open - 1
    while token >= 0 {
      switch tokens.kind(token) {
      case .kwIf, .kwGuard, .kwElse, .kwFor, .kwWhile, .kwDo, .kwRepeat, .kwSwitch, .kwDefer: return false
      case .leftBrace, .rightBrace, .semicolon, .equal, .kwReturn: return true
      default: break
      }
      if tokens.startsLine(token) { return true }
      token = (tokens.partner(token).map { min($0, token) } ?? token) - 1
    }
    return true
  }
}
