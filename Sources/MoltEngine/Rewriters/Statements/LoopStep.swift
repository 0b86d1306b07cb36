import MoltSyntax

/// The step of a counting loop: `i++`, `i += 2`, `i = i - 1`.
struct LoopStep {
  let isUp: Bool
  let isOne: Bool
  /// The amount with its sign, as `by:` takes it.
  let strideText: String

  init?(_ range: Range<Int>, of name: Int, in tokens: TokenBuffer) {
    func isName(_ index: Int) -> Bool { tokens.kind(index) == .identifier && tokens.sameName(index, name) }
    let first = range.lowerBound
    if range.count == 2 {
      let (operation, operand) = isName(first) ? (first + 1, first) : (first, first + 1)
      guard isName(operand), tokens.matches(operation, "++") || tokens.matches(operation, "--") else { return nil }
      isUp = tokens.matches(operation, "++")
      isOne = true
      strideText = isUp ? "1" : "-1"
      return
    }
    guard range.count >= 3, isName(first) else { return nil }
    var amount = first + 2..<range.upperBound
    if tokens.matches(first + 1, "+=") {
      isUp = true
    } else if tokens.matches(first + 1, "-=") {
      isUp = false
    } else if tokens.kind(first + 1) == .equal, range.count == 5, isName(first + 2),
      tokens.matches(first + 3, "+") || tokens.matches(first + 3, "-")
    {
      isUp = tokens.matches(first + 3, "+")
      amount = first + 4..<range.upperBound
    } else {
      return nil
    }
    guard !amount.isEmpty, tokens.chainEnd(startingAt: amount.lowerBound) == amount.upperBound,
      !amount.contains(where: isName)
    else { return nil }
    let text = tokens.text(in: tokens.range(of: amount))
    // A name may hold a negative number; then the loop counted the other way.
    guard tokens.kind(amount.lowerBound) == .integerLiteral || tokens.kind(amount.lowerBound) == .floatLiteral
    else { return nil }
    isOne = text == "1"
    strideText = isUp ? text : "-" + text
  }
}

/// What the body of a loop does to the names in its header.
struct LoopBody {
  private let range: Range<Int>
  private let tokens: TokenBuffer
  /// Whether the body calls anything by its bare name, which may change what it likes.
  let calls: Bool

  init(_ range: Range<Int>, in file: RewriterContext) {
    self.range = range
    tokens = file.tokens
    let tokens = file.tokens
    calls = range.contains { tokens.kind($0) == .identifier && tokens.kind($0 + 1) == .leftParen }
  }

  /// Whether the name occurs at all.
  func names(_ name: Int) -> Bool {
    range.contains { tokens.kind($0) == .identifier && tokens.kind($0 - 1) != .period && tokens.sameName($0, name) }
  }

  /// Whether the name may be given another value or its object changed.
  func changes(_ name: Int) -> Bool {
    for index in range where tokens.kind(index) == .identifier && tokens.sameName(index, name) {
      if tokens.kind(index - 1) == .prefixAmpersand { return true }
      if tokens.kind(index - 1) == .prefixOperator, isStep(index - 1) { return true }
      if isChange(after: index) { return true }
    }
    return false
  }

  private func isStep(_ index: Int) -> Bool { tokens.matches(index, "++") || tokens.matches(index, "--") }

  private func isChange(after index: Int) -> Bool {
    let next = index + 1
    switch tokens.kind(next) {
    case .equal: return true
    case .postfixOperator: return isStep(next)
    case .infixOperator:
      let text = tokens.text(next)
      return text.hasSuffix("=") && !["==", "<=", ">=", "!=", "===", "!=="].contains(text)
    case .period:
      // `items.append(x)`, `items.removeAll()`: a count that is read each time changes.
      let member = tokens.text(next + 1)
      return ["append", "insert", "remove", "extend", "add", "replace", "pop", "set"].contains { member.hasPrefix($0) }
        || isChange(after: next + 1)
    default: return false
    }
  }

  /// Whether any name of an expression may change.
  func changes(anyNameIn expression: Range<Int>) -> Bool {
    expression.contains { tokens.kind($0) == .identifier && changes($0) }
  }
}
