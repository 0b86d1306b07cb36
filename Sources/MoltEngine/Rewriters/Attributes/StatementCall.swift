import MoltSyntax

/// A call that is a statement by itself.
struct StatementCall: Hashable, Sendable {
  /// Labels of its arguments, `_` where there is none.
  let labels: [String]
  /// The last name of the type whose function is called, as far as the call itself says it: the type around for a call
  /// without a receiver or of `self`, a type that is named before the dot. Nil where the receiver is any other.
  let owner: String?

  /// - Parameters:
  ///   - open: the token that opens its arguments.
  ///   - first: the first token of the chain that ends with it.
  init(open: Int, first: Int, in file: RewriterContext) {
    let tokens = file.tokens
    labels = tokens.argumentLabels(open: open)
    switch (open - 1 - first, tokens.kind(first)) {
    case (0, _), (2, .kwSelf): owner = file.enclosingTypeNames(open).first ?? ""
    case (2, .identifier):
      let isType = tokens.name(first).unicodeScalars.first?.properties.isUppercase ?? false
      owner = isType ? tokens.name(first) : nil
    default: owner = nil
    }
  }

  /// Whether a call goes to a function with these parameters.
  ///
  /// - Parameter first: the label by which the first argument is passed.
  func fits(_ clause: ParameterClause, first: String?, in tokens: TokenBuffer) -> Bool {
    var next = 0
    for (position, parameter) in clause.parameters.enumerated() {
      var label = parameter.first.map { tokens.name($0) } ?? "_"
      if position == 0, let first { label = first }
      if next < labels.count, labels[next] == label {
        next += 1
        if parameter.ellipsis != nil { while next < labels.count, labels[next] == "_" { next += 1 } }
      } else if parameter.defaultValue == nil, parameter.ellipsis == nil {
        return false
      }
    }
    return next == labels.count
  }
}
