import MoltRules
import MoltSyntax
import MoltText

extension BodyWalker {
  /// A tuple's element by its label, which stands at `name`.
  ///
  /// - Returns: whether it is one; the walk is past it then.
  func tupleElement(of value: inout Value, _ name: Int) -> Bool {
    guard case .tuple(let types, let labels) = catalog.node(catalog.arena.bare(value.type)), labels.count == types.count
    else { return false }
    if let position = labels.firstIndex(of: catalog.name(tokens, name)) {
      value.type = types[position]
      index = name + 1
      return true
    }
    // `enumerate()` gave an index and an element, `enumerated()` gives an offset and an element.
    guard catalog.crosses(.swift3), tokens.matches(name, "index"), types.count == 2,
      labels == [catalog.name("offset"), catalog.name("element")]
    else { return false }
    value.type = types[0]
    index = name + 1
    sink?.report(
      Finding(
        rule: "enumerated-offset", message: "what enumerated() counts is the offset since Swift 3",
        range: tokens.range(name), applicability: .safe, edits: [Edit(tokens.range(name), "offset")],
        evidence: ["it is an element of enumerated()"]))
    return true
  }
}
