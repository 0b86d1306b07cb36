import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// What operators lost: `%` on floating-point numbers, order on optionals.
extension BodyWalker {
  /// `left % right` of floating-point numbers; `left` starts at `start`.
  func remainder(_ left: Value, from start: Int, operatorToken: Int, right: Value) {
    let isAssigned = tokens.matches(operatorToken, "%=")
    guard let sink, catalog.from < .swift3, catalog.to >= .swift3, isAssigned || tokens.matches(operatorToken, "%"),
      operatorToken > start, index > right.start, right.start > operatorToken
    else { return }
    guard isFloatingPoint(left) || left.isLiteral && isFloatingPoint(right) else { return }
    let operand = tokens.range(of: start..<operatorToken)
    let isSimple = isPostfix(start..<operatorToken)
    let end = Int(tokens[index - 1].end)
    let gap = ByteRange(operand.upper, Int(tokens[right.start].start))
    var edits: [Edit] = []
    if isAssigned {
      edits.append(Edit(gap, ".formTruncatingRemainder(dividingBy: "))
    } else {
      if !isSimple { edits.append(.insert("(", at: operand.lower, affinity: .next)) }
      edits.append(Edit(gap, (isSimple ? "" : ")") + ".truncatingRemainder(dividingBy: "))
    }
    edits.append(.insert(")", at: end, affinity: .previous))
    sink.report(
      Finding(
        rule: "float-remainder", message: "'%' is for integers since Swift 3",
        range: tokens.range(operatorToken),
        applicability: .safe, edits: edits,
        evidence: ["the left side is a \(catalog.describe(isFloatingPoint(left) ? left.type : right.type))"]))
  }

  private func isFloatingPoint(_ value: Value) -> Bool {
    guard case .nominal(.sdk(let id), _) = catalog.node(catalog.expandAlias(value.type)), !value.isLiteral else {
      return false
    }
    return ["Double", "Float", "CGFloat"].contains(catalog.history.type(id).name)
  }

  /// `a > b` where only `a` is an optional: nothing was less than everything, so that `a ?? b` compares alike.
  func orderOptional(_ left: Value, from start: Int, operatorToken: Int, right: Value) {
    guard let sink, catalog.from < .swift3, catalog.to >= .swift3, index > right.start else { return }
    let isLeft =
      tokens.matches(operatorToken, ">") && catalog.arena.isOptional(left.type)
      && !catalog.arena.isOptional(right.type)
    let isRight =
      tokens.matches(operatorToken, "<") && catalog.arena.isOptional(right.type)
      && !catalog.arena.isOptional(left.type)
    guard isLeft || isRight, !left.type.isUnknown, !right.type.isUnknown else { return }
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
        edits: [
          .insert("(", at: range.lower, affinity: .next),
          .insert(" ?? \(tokens.text(in: tokens.range(of: other))))", at: range.upper, affinity: .previous),
        ], evidence: ["nil was less than every value; no value is \(isLeft ? "greater" : "less") than itself"]))
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

  /// `CGFloat(flag)`: numbers were made from truth values by bridging.
  func numberFromBool(_ call: CallSite, made: TypeID) {
    guard let sink, catalog.from < .swift3, catalog.to >= .swift3, call.count == 1, let argument = call.arguments.first,
      argument.label == nil, argument.value.upperBound > argument.value.lowerBound,
      typesByLastToken[argument.value.upperBound - 1] == catalog.bool, isPostfix(argument.value),
      case .nominal(.sdk(let id), _) = catalog.node(made),
      ["CGFloat", "Int", "Float", "Double", "UInt"].contains(catalog.history.type(id).name)
    else { return }
    let range = tokens.range(of: argument.value)
    sink.report(
      Finding(
        rule: "number-from-bool", message: "a number is not made from a Bool since Swift 3", range: range,
        applicability: .safe, edits: [.insert(" ? 1 : 0", at: range.upper, affinity: .previous)],
        evidence: ["the argument is a Bool"]))
  }
}
