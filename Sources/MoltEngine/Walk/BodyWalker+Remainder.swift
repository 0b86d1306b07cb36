import MoltNames
import MoltRules
import MoltSyntax
import MoltText

extension BodyWalker {
  /// `a % b` of floating-point numbers, which Swift 3 took away: the remainder has a method of its own.
  ///
  /// - Parameters:
  ///   - token: the operator, `%` or `%=`.
  ///   - right: what stands right of it; the walk is past it.
  func nameRemainder(at token: Int, right: Value) {
    guard let sink, catalog.from < .swift3, catalog.to >= .swift3, token > 0, index > token + 1,
      let type = typesByLastToken[token - 1], isFloatingPoint(type)
    else { return }
    let start = tokens.chainStart(endingAt: token - 1)
    let range = tokens.range(of: start..<index)
    let isAssignment = tokens.matches(token, "%=")
    // What binds as tightly before it takes the left side first.
    guard start < token, isAssignment || !isFactor(start - 1) else {
      sink.report(
        Finding(
          rule: "float-remainder", message: "'%' is for integers since Swift 3", range: tokens.range(token),
          applicability: .manual,
          evidence: ["the left side is a product; 'truncatingRemainder(dividingBy:)' divides it"]))
      return
    }
    let name = isAssignment ? ".formTruncatingRemainder(dividingBy: " : ".truncatingRemainder(dividingBy: "
    sink.report(
      Finding(
        rule: "float-remainder", message: "'%' is for integers since Swift 3", range: tokens.range(token),
        applicability: .safe,
        edits: [
          Edit(
            range,
            pieces: [
              .source(tokens.range(of: start..<token)), .text(name), .source(tokens.range(of: token + 1..<index)),
              .text(")"),
            ])
        ], evidence: ["the left side is a \(catalog.describe(type))"]))
  }

  private func isFactor(_ token: Int) -> Bool {
    switch tokens.kind(token) {
    case .infixOperator: tokens.matches(token, "*") || tokens.matches(token, "/") || tokens.matches(token, "%")
    case .prefixOperator: true
    default: false
    }
  }

  private func isFloatingPoint(_ type: TypeID) -> Bool {
    guard case .nominal(.sdk(let id), _) = catalog.node(type) else { return false }
    return ["Float", "Double", "CGFloat"].contains(catalog.history.type(id).name)
  }
}
