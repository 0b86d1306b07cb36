import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// Names that are both a type's and a value's, and types that need more than their new name.
extension BodyWalker {
  /// Whether something that the project declares stands between an expression and the type of that name.
  func isTypeHidden(_ text: String) -> Bool {
    let name = catalog.name(text)
    if isShadowed(name) || catalog.index.globals[text] != nil { return true }
    guard catalog.index.memberNames.contains(text) else { return false }
    var types = scope.owners.map { catalog.resolve(dotted: $0) }
    types.append(selfType)
    return types.contains { type in
      guard let nominal = catalog.nominal(type) else { return false }
      return catalog.members(of: nominal, named: name).contains {
        if case .declared = $0 { return true }
        return false
      }
    }
  }

  /// Whether a name alone is, to Swift 2, a property of `self` and not the type that is called the same: `CGImage` in an
  /// extension of `UIImage`.
  func isOldProperty(_ name: Name, _ token: Int) -> Bool {
    guard catalog.from < .swift3, !isStatic, !selfType.isUnknown, catalog.looksLikeType(name),
      let nominal = catalog.nominal(selfType)
    else { return false }
    if tokens.kind(token + 1) == .period {
      let next = token + 2
      if tokens.kind(next) == .kwSelf || tokens.matches(next, "self") || tokens.matches(next, "Type") { return false }
    }
    return catalog.members(of: nominal, named: name).contains { member in
      guard case .row(let id) = member else { return false }
      let spellings = catalog.spellings(of: id)
      return !spellings.isStatic && !spellings.isGlobal && spellings.condition == nil
        && spellings.old.contains { $0.base == name && !$0.isCallable }
    }
  }

  /// `NSURL()`: an object without content, which the value type in the class's place cannot be made as.
  ///
  /// - Returns: the class, which the name goes on meaning.
  func emptyObject(madeAt token: Int, _ resolved: Catalog.ResolvedType) -> TypeID? {
    guard let row = resolved.row, resolved.newName != nil, let reference = row.referenceType,
      let call = callSite(at: token + 1), call.count == 0
    else { return nil }
    let initializer = catalog.name("init")
    let members = catalog.members(of: .sdk(row.id), named: initializer)
    if choose(members, named: initializer, call: call, wantsStatic: true, receiver: resolved.type) != nil { return nil }
    let written = tokens.text(token)
    sink?.report(
      Finding(
        rule: "api/" + row.module, message: "'\(written)()' has no counterpart: a '\(row.name)' cannot be empty",
        range: tokens.range(token), applicability: .manual, edits: [],
        evidence: ["'\(row.name)' has no initialiser without arguments"]))
    return catalog.arena.intern(.nominal(.sdk(reference.id), []))
  }

  /// Classes that say since Swift 3 what they hold or fetch, with what any of them may.
  private static let unspecified = [
    "NSFetchRequest": "<NSFetchRequestResult>", "NSFetchedResultsController": "<NSFetchRequestResult>",
    "NSAsynchronousFetchRequest": "<NSFetchRequestResult>", "NSAsynchronousFetchResult": "<NSFetchRequestResult>",
    "NSCache": "<AnyObject, AnyObject>", "NSMapTable": "<AnyObject, AnyObject>", "NSHashTable": "<AnyObject>",
  ]

  /// `NSFetchRequest` → `NSFetchRequest<NSFetchRequestResult>`, `NSCache` → `NSCache<AnyObject, AnyObject>`.
  func addTypeArguments(_ path: Range<Int>, _ resolved: Catalog.ResolvedType) {
    guard let sink, catalog.crosses(.swift3), let row = resolved.row,
      row.module == "CoreData" || row.module == "Foundation", let arguments = Self.unspecified[row.name],
      !tokens.matches(path.upperBound, "<"), tokens.kind(path.lowerBound - 1) != .kwExtension,
      !isOwnerOnly(path, inferred: row.module == "CoreData")
    else { return }
    let range = tokens.range(of: path)
    if settledTypes.contains(where: { $0.contains(range) }) { return }
    sink.report(
      Finding(
        rule: "fetched-type", message: "'\(row.name)' says what it holds since Swift 3", range: range,
        applicability: .likely,
        edits: [.insert(arguments, at: range.upper, affinity: .previous)],
        evidence: ["nothing says what that is"]))
  }

  /// Whether a name is a member's owner only: `NSFetchRequest.self`, `NSFetchRequest.entityName`.
  ///
  /// - Parameter inferred: the members say by themselves what is meant.
  private func isOwnerOnly(_ path: Range<Int>, inferred: Bool) -> Bool {
    guard tokens.kind(path.upperBound) == .period, !tokens[path.upperBound].flags.contains(.startsLine) else {
      return false
    }
    return inferred || tokens.matches(path.upperBound + 1, "self")
  }
}
