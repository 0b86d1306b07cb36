import MoltRules
import MoltSyntax
import MoltText

extension BodyWalker {
  /// `String(x)` of Swift 2 took anything; of what is no text and no number, `String(describing:)` does.
  func describe(_ call: CallSite, made: TypeID) {
    guard let sink, catalog.crosses(.swift3), made == catalog.string, call.count == 1,
      let argument = call.arguments.first, argument.label == nil, argument.value.upperBound > argument.value.lowerBound
    else { return }
    let type = typesByLastToken[argument.value.upperBound - 1] ?? .unknown
    guard isPostfix(argument.value), isOnlyDescribed(type) else { return }
    let start = Int(tokens[argument.value.lowerBound].start)
    sink.report(
      Finding(
        rule: "string-describing", message: "a String of anything is made by 'String(describing:)' since Swift 3",
        range: tokens.range(of: argument.value), applicability: .safe,
        edits: [.insert("describing: ", at: start, affinity: .next)],
        evidence: ["a \(catalog.describe(type)) is neither a text nor a number"]))
  }

  /// Whether there is no other way from a value of that type to a String.
  private func isOnlyDescribed(_ type: TypeID) -> Bool {
    if case .optional = catalog.node(type) { return true }
    if type == catalog.any { return true }
    switch catalog.nominal(type) {
    case .external(let name)? where scope.generics[name] == type: return true
    case .sdk(let id)? where catalog.history.type(id).kind == .protocol:
      return ["Equatable", "Hashable", "Comparable"].contains(catalog.history.type(id).name)
    default: break
    }
    guard case .project(let id)? = catalog.nominal(type) else { return false }
    let declared = catalog.index.types[id]
    return declared.declaration.kind == .enumType && declared.inherited.allSatisfy { $0 != "LosslessStringConvertible" }
  }
}
