import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// The betas of Swift 3 gave methods their new names before they became properties: `UIColor.clear()`, `UIScreen.main()`.
extension BodyWalker {
  /// A property of today's SDK that was a method and is called like one, under its name of today.
  ///
  /// - Returns: what the property gives, with the walk past the call; nil where the call is something else.
  func calledProperty(of base: Base, name token: Int, call: CallSite?) -> Resolution? {
    let type: TypeID
    let wantsStatic: Bool
    switch base {
    case .value(let value): (type, wantsStatic) = (value, false)
    case .type(let value): (type, wantsStatic) = (value, true)
    case .implicitSelf: return nil
    }
    return calledProperty(of: type, name: token, call: call, wantsStatic: wantsStatic)
  }

  /// The same for a member of a type: its own where `wantsStatic`, else one of its values.
  func calledProperty(of type: TypeID, name token: Int, call: CallSite?, wantsStatic: Bool) -> Resolution? {
    guard let sink, catalog.crosses(.swift3), let call, let parens = call.parens,
      call.count == 0, !call.storesError, let nominal = catalog.nominal(type)
    else { return nil }
    let name = catalog.name(tokens, token)
    let members = catalog.members(of: nominal, named: name)
    let isOwn = members.contains {
      if case .declared = $0 { return true }
      return false
    }
    if isOwn { return nil }
    for case .row(let id) in members {
      let spellings = catalog.spellings(of: id)
      guard spellings.isStatic == wantsStatic, let new = spellings.new, new.base == name, !new.isCallable,
        spellings.old.contains(where: { $0.isCallable && $0.labels?.isEmpty == true }),
        var found = match(new, row: id, call: nil), cannotBeCalled(found.result)
      else { continue }
      found.outcome = .current(row: id)
      let range = ByteRange(Int(tokens[parens.open - 1].end), Int(tokens[parens.close].end))
      sink.report(
        Finding(
          rule: "called-property", message: "'\(catalog.text(name))' is a property, and properties are not called",
          range: tokens.range(token), applicability: .safe, edits: [Edit(range, "")],
          evidence: [
            "a member of \(catalog.describe(catalog.arena.bare(type))), which was a method under its older name"
          ]))
      index = call.end
      return found
    }
    return nil
  }
}
