import MoltRules
import MoltSyntax
import MoltText

extension BodyWalker {
  /// A closure of the project's own that takes an `NSError`, handed to an API whose closure gives an `Error` since Swift 3:
  /// `handler` → `{ handler($0, $1 as NSError?) }`.
  ///
  /// Its type stays what it is: who calls it and who writes it know it as that.
  func adaptErrorHandler(_ value: Value, expected: TypeID, end: Int) {
    guard let sink, catalog.crosses(.swift3), end == value.start + 1,
      tokens.kind(value.start) == .identifier, local(catalog.name(tokens, value.start)) != nil,
      case .function(let given, _) = catalog.node(value.type),
      case .function(let wanted, _) = catalog.node(catalog.arena.bare(catalog.expandAlias(expected))),
      given.count == wanted.count, let arguments = adapted(given, wanted)
    else { return }
    let name = tokens.text(value.start)
    let range = tokens.range(value.start)
    sink.report(
      Finding(
        rule: "error-as-object", message: "'\(name)' takes an NSError, and what is passed is an Error since Swift 3",
        range: range, applicability: .likely,
        edits: [Edit(range, "{ \(name)(\(arguments.joined(separator: ", "))) }")],
        evidence: ["its type stays, because callers know it"]))
  }

  /// The arguments by which a closure with these parameters is called from one with those; nil where nothing or more than an
  /// error is to be adapted.
  private func adapted(_ given: [TypeID], _ wanted: [TypeID]) -> [String]? {
    var isNeeded = false
    var arguments: [String] = []
    for (position, (own, passed)) in zip(given, wanted).enumerated() {
      let isOptional = catalog.arena.isOptional(passed)
      // What may be missing cannot go where it may not.
      if isOptional, catalog.arena.bare(own) == own { return nil }
      if catalog.arena.bare(own) == catalog.arena.bare(passed) {
        arguments.append("$\(position)")
      } else if catalog.nominal(own) == catalog.nominal(catalog.nsError),
        catalog.nominal(passed) == catalog.nominal(catalog.error), catalog.nominal(own) != nil
      {
        isNeeded = true
        arguments.append("$\(position) as NSError" + (isOptional ? "?" : ""))
      } else {
        return nil
      }
    }
    return isNeeded ? arguments : nil
  }
}
