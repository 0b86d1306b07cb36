import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// What follows from string encodings, plain numbers in Swift 2, having a type of their own.
extension BodyWalker {
  /// An encoding where an API of NSString takes its number, and a number where an API of String takes an encoding.
  func unwrapEncoding(_ value: Value, expected: TypeID, end: Int) {
    guard let sink, catalog.crosses(.swift3), end > value.start else { return }
    let wanted = name(of: expected)
    let given = name(of: value.type)
    let isNumberWanted = wanted == "UInt" && given == "String.Encoding"
    let isEncodingWanted = wanted == "String.Encoding" && given == "UInt"
    guard isNumberWanted || isEncodingWanted, catalog.arena.bare(value.type) == value.type else { return }
    let range = tokens.range(of: value.start..<end)
    if isNumberWanted, !isPostfix(value.start..<end) { return }
    let edits: [Edit] =
      isNumberWanted
      ? [.insert(".rawValue", at: range.upper, affinity: .previous)]
      : Edit.around(range, "String.Encoding(rawValue: ", ")")
    sink.report(
      Finding(
        rule: "string-encoding-number",
        message: isNumberWanted ? "the number of an encoding is its rawValue" : "an encoding is made from its number",
        range: range, applicability: .safe, edits: edits,
        evidence: ["a \(given) is passed where a \(wanted) is expected"]))
  }

  private func name(of type: TypeID) -> String {
    guard case .nominal(.sdk(let id), _) = catalog.node(catalog.arena.bare(type)) else { return "" }
    return catalog.name(ofSDKType: id)
  }
}
