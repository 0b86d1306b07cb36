import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// What operators and initialisers of numbers lost: `%` on floating-point numbers, truth values.
extension BodyWalker {
  /// `left % right` of floating-point numbers; `left` starts at `start`.
  func remainder(_ left: Value, from start: Int, operatorToken: Int, right: Value) {
    let isAssigned = tokens.matches(operatorToken, "%=")
    guard let sink, catalog.crosses(.swift3), isAssigned || tokens.matches(operatorToken, "%"),
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

  /// `CGFloat(flag)`: numbers were made from truth values by bridging.
  func numberFromBool(_ call: CallSite, made: TypeID) {
    guard let sink, catalog.crosses(.swift3), call.count == 1, let argument = call.arguments.first,
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
