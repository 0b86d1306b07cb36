import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// Order on optionals, which Swift 3 took away (SE-0121).
extension BodyWalker {
  /// `a > b` where only `a` is an optional: nothing was less than everything, so that `a ?? b` compares alike.
  func orderOptional(_ left: Value, from start: Int, operatorToken: Int, right: Value) {
    guard let sink, catalog.crosses(.swift3), index > right.start else { return }
    let isLeft =
      tokens.matches(operatorToken, ">") && catalog.arena.isOptional(left.type)
      && !catalog.arena.isOptional(right.type)
    let isRight =
      tokens.matches(operatorToken, "<") && catalog.arena.isOptional(right.type)
      && !catalog.arena.isOptional(left.type)
    guard !left.type.isUnknown, !right.type.isUnknown else { return }
    if catalog.arena.isOptional(left.type), catalog.arena.isOptional(right.type) {
      orderOptionals(left, start..<operatorToken, operatorToken: operatorToken, right, right.start..<index)
      return
    }
    guard isLeft || isRight else { return }
    let (optional, other) =
      isLeft
      ? (start..<operatorToken, right.start..<index) : (right.start..<index, start..<operatorToken)
    // Chains compared with numbers are the rewriter's.
    if isLeft, right.isLiteral, optional.contains(where: { tokens.kind($0) == .postfixQuestion }) { return }
    guard isRepeatable(other), isPostfix(optional) else { return }
    let range = tokens.range(of: optional)
    sink.report(
      Finding(
        rule: "optional-comparison", message: "Optionals are not ordered any more", range: range,
        applicability: .likely,
        edits: Edit.around(range, "(", " ?? \(tokens.text(in: tokens.range(of: other))))"),
        evidence: ["nil was less than every value; no value is \(isLeft ? "greater" : "less") than itself"]))
  }

  /// Whether an expression can be written twice: names, dots and numbers only.
  private func isRepeatable(_ range: Range<Int>) -> Bool {
    range.allSatisfy {
      switch tokens.kind($0) {
      case .identifier, .period, .integerLiteral, .floatLiteral, .kwSelf: return true
      default: return false
      }
    }
  }

  /// `a < b` where both are optionals: nothing was less than everything, and no less than nothing.
  private func orderOptionals(
    _ left: Value, _ leftRange: Range<Int>, operatorToken: Int, _ right: Value, _ rightRange: Range<Int>
  ) {
    let (one, two) = (catalog.arena.bare(left.type), catalog.arena.bare(right.type))
    guard let sink, one == two, catalog.nominal(one) != nil, isRepeatable(leftRange), isRepeatable(rightRange),
      !leftRange.contains(where: { tokens.kind($0) == .integerLiteral }),
      !rightRange.contains(where: { tokens.kind($0) == .integerLiteral }),
      kind != .infixOperator || at("&&") || at("||")
    else { return }
    let (first, second) = (leftRange.map(tokens.text).joined(), rightRange.map(tokens.text).joined())
    let sign = tokens.text(operatorToken)
    // What is left when one of them is nothing.
    let rest: String
    switch sign {
    case "<": rest = second + " != nil"
    case ">": rest = first + " != nil"
    case "<=": rest = first + " == nil"
    case ">=": rest = second + " == nil"
    default: return
    }
    let taken = Set((leftRange.map { $0 } + rightRange.map { $0 }).map { tokens.text($0) })
    let (a, b) = taken.contains("left") || taken.contains("right") ? ("one", "other") : ("left", "right")
    let pieces: [Edit.Piece] = [
      .text("("), .source(tokens.range(of: leftRange)), .text(".flatMap({ \(a) in "),
      .source(tokens.range(of: rightRange)), .text(".map({ \(b) in \(a) \(sign) \(b) }) }) ?? (\(rest)))"),
    ]
    let range = tokens.range(of: leftRange.lowerBound..<rightRange.upperBound)
    sink.report(
      Finding(
        rule: "optional-comparison", message: "Optionals are not ordered any more", range: range,
        applicability: .likely, edits: [Edit(range, pieces: pieces)],
        evidence: ["both sides are optionals; nil was less than every value and no less than nil"]))
  }
}
