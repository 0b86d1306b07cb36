import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// An autoclosure is called where it is passed on to another one: `assert(a)` became `assert(a())`.
struct AutoclosureForwarding: Rewriter {
  let id = "autoclosure-forwarding"
  let since = SwiftVersion(5)
  let anchors: [RewriterAnchor] = [.name("autoclosure")]
  /// The standard library's functions that take autoclosures, and at which positions.
  private static let standard: [String: Set<Int>] = [
    "assert": [0, 1], "precondition": [0, 1], "assertionFailure": [0], "preconditionFailure": [0], "fatalError": [0],
  ]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard tokens.kind(index - 1) == .atSign, let open = file.nesting.parent(index), tokens.kind(open) == .leftParen,
      case .declaration(let keyword) = file.clauseOwner(of: open),
      let header = file.headers[keyword], let body = header.body,
      let parameter = header.parameterClauses.flatMap(\.parameters).first(where: { $0.range.contains(index) }),
      let name = parameter.second ?? parameter.first
    else { return }
    for use in file.names.sameNames(as: name, in: tokens) where use > body.open && use < body.close {
      guard let call = file.nesting.parent(use), tokens.kind(call) == .leftParen, isWholeArgument(use, in: tokens),
        let callee = callee(of: call, in: tokens),
        tokens.kind(callee - 1) != .period || tokens.kind(callee - 2) == .kwSelf,
        let shape = CallShape(open: call, in: tokens),
        let position = shape.arguments.firstIndex(where: { $0.value == use..<use + 1 }),
        takesAutoclosure(tokens.name(callee), position, in: file)
      else { continue }
      report(
        finding(
          "An autoclosure that is passed on to another is called", at: tokens.range(use), .safe,
          edits: [.insert("()", at: tokens.end(use), affinity: .previous)],
          evidence: ["'\(tokens.name(callee))' makes a closure of its argument itself"]))
    }
  }

  /// The name that is called, before its type arguments if it has such.
  private func callee(of open: Int, in tokens: TokenBuffer) -> Int? {
    if tokens.kind(open - 1) == .identifier { return open - 1 }
    guard tokens.isOperator(open - 1), tokens.starts(open - 1, with: ">") else { return nil }
    var index = open - 2
    while index > 0, tokens.kind(index) == .identifier || tokens.kind(index) == .comma || tokens.kind(index) == .period
    {
      index -= 1
    }
    return tokens.matches(index, "<") && tokens.kind(index - 1) == .identifier ? index - 1 : nil
  }

  private func isWholeArgument(_ use: Int, in tokens: TokenBuffer) -> Bool {
    let (before, after) = (tokens.kind(use - 1), tokens.kind(use + 1))
    return (before == .leftParen || before == .comma || before == .colon) && (after == .rightParen || after == .comma)
  }

  private func takesAutoclosure(_ function: String, _ position: Int, in file: RewriterContext) -> Bool {
    if let own = file.facts.autoclosures[function] { return own.contains(position) }
    return !file.facts.functions.contains(function) && Self.standard[function]?.contains(position) == true
  }
}

extension RewriterFacts {
  /// Notes at which positions a function takes autoclosures. Functions of one name have to agree.
  ///
  /// - Parameter type: the type that an initialiser makes.
  mutating func noteAutoclosures(_ keyword: Int, of type: String? = nil, in file: RewriterContext) {
    let tokens = file.tokens
    guard type != nil || tokens.kind(keyword + 1) == .identifier, let header = file.headers[keyword],
      let clause = header.parameterClauses.first
    else { return }
    let positions = clause.parameters.indices.filter { place in
      let parameter = clause.parameters[place]
      return parameter.attributes.contains { tokens.matches($0.name, "autoclosure") }
        || (parameter.type ?? 0..<0).contains { tokens.kind($0 - 1) == .atSign && tokens.matches($0, "autoclosure") }
    }
    mergeAutoclosures([type ?? tokens.name(keyword + 1): Set(positions)])
  }

  mutating func mergeAutoclosures(_ other: [String: Set<Int>]) {
    autoclosures.merge(other) { $0.intersection($1) }
  }
}
