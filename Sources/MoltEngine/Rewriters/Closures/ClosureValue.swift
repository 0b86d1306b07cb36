import MoltSyntax

extension RewriterContext {
  /// Functions that work with what their closure gives.
  private static let valueTaking: Set<String> = [
    "map", "flatMap", "compactMap", "filter", "reduce", "sort", "sortInPlace", "sorted", "indexOf", "contains", "first",
    "last", "minElement", "maxElement", "min", "max", "split", "mapValues", "generate", "AnyGenerator", "anyGenerator",
    "sequence", "lazy", "startsWith", "elementsEqual", "partition",
  ]

  /// Why the value of a closure's only expression may be used; nil where it is likely thrown away.
  func useOfValue(ofClosure brace: Int) -> String? {
    if let closure = ClosureShape(open: brace, in: tokens), let arrow = closure.arrow {
      if !tokens.matches(arrow + 1, "Void"), tokens.kind(arrow + 1) != .leftParen { return "the closure gives it back" }
      return nil
    }
    // `{ … }()`
    if let close = tokens.partner(brace), tokens.kind(close + 1) == .leftParen { return "the closure gives it back" }
    var callee = brace - 1
    switch tokens.kind(callee) {
    case .kwReturn, .equal, .infixOperator, .infixQuestion, .kwIn: return "the closure may give it back"
    case .identifier: break
    default:
      // An argument, or a trailing closure after others.
      if tokens.kind(callee) == .rightParen, let open = tokens.partner(callee) {
        callee = open - 1
      } else if let open = nesting.parent(brace), tokens.kind(open) == .leftParen {
        callee = open - 1
      } else {
        return "the closure may give it back"
      }
    }
    guard tokens.kind(callee) == .identifier, Self.valueTaking.contains(tokens.name(callee)) else { return nil }
    return "'\(tokens.name(callee))' uses what its closure gives"
  }
}
