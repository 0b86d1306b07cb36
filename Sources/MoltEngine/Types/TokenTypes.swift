/// The types of expressions by their last tokens: one number for each token of a file.
struct TokenTypes {
  private var types: [Int32]

  /// For a file of so many tokens.
  init(count: Int) { types = Array(repeating: -1, count: count) }

  /// The type of the expression that ends at the token; nil where none is known to end.
  subscript(token: Int) -> TypeID? {
    get { token >= 0 && token < types.count && types[token] >= 0 ? TypeID(index: types[token]) : nil }
    set { if token >= 0, token < types.count { types[token] = newValue?.index ?? -1 } }
  }
}
