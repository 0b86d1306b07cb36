import MoltNames

extension Catalog {
  /// Whether parameter types are the ones that Swift 2 gave an SDK method, optionality aside.
  func fitsOldTypes(_ row: APIRow, _ types: [TypeID]) -> Bool {
    let wanted = signature(ofRow: row.id).parameters
    guard wanted.count == types.count, !wanted.isEmpty else { return false }
    for (position, type) in types.enumerated() {
      let written = arena.bare(expandAlias(type))
      let target = arena.bare(expandAlias(wanted[position].type))
      if written.isUnknown || position == 0 && written != target { return false }
      if written != target, nominal(written) != nil, nominal(target) != nil, !isOldForm(written, of: target) {
        return false
      }
    }
    return true
  }

  /// Whether a type is what Swift 2 said for a type of today that is more than a rename: `AnyObject` for `Any`.
  func isOldForm(_ written: TypeID, of target: TypeID) -> Bool {
    let (old, new) = (describe(written), describe(target))
    switch (old, new) {
    case ("AnyObject", "Any"), ("NSError", "Error"), ("NSDictionary", _), ("NSArray", _): return true
    default:
      return old.hasPrefix("Dictionary") && new.hasPrefix("Dictionary") || old.hasPrefix("Set") && new.hasPrefix("Set")
    }
  }

  /// The SDK requirement whose older spelling and types a function of the project has, though no conformance is in sight:
  /// its header is renamed, so its callers are.
  func witnessedRow(ofDeclared id: Int) -> (row: Int, spelling: Spelling)? {
    if let known = witnessedRows[id] { return known }
    witnessedRows[id] = .some(nil)
    let declared = index.declarations[id]
    guard declared.kind == .function, !declared.labels.isEmpty, crosses(.swift3) else { return nil }
    let labels = declared.labels.enumerated().map { position, label -> Name in
      label == "_" || position == 0 && declared.hasImplicitFirstLabel ? .none : name(label)
    }
    let types = signature(ofDeclared: id).parameters.map(\.type)
    for row in rows(named: name(declared.name)) {
      let api = history.row(row)
      guard api.isRequirement, api.owner != nil, isVisible(api),
        let old = spellings(of: row).old.first(where: {
          $0.base == name(declared.name) && $0.labels == labels
        }), spellings(of: row).new != nil, fitsOldTypes(api, types)
      else { continue }
      witnessedRows[id] = (row, old)
      return (row, old)
    }
    return nil
  }
}
