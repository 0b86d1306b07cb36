import MoltNames
import MoltRules
import MoltSyntax
import MoltText

extension Catalog {
  /// Whether some selector of the project names a method of that base name with so many arguments.
  func isNamedBySelector(_ base: String, count: Int) -> Bool {
    let name = SelectorName(base: base, count: count)
    if index.selectors.contains(name) || index.selectors.contains(SelectorName(base: base)) { return true }
    return index.selectorStrings[name]?.contains { takesSelector($0) } == true
  }

  /// Whether a function or type of that name, in any version, takes a selector.
  private func takesSelector(_ callee: String) -> Bool {
    if callee == "Selector" { return true }
    if let known = selectorTakers[callee] { return known }
    let type = history.type(named: callee)
    let rows =
      type.map { $0.lineage.flatMap { Array(history.initializers(of: $0)) } } ?? Array(history.rows(named: callee))
    let takes = rows.contains { row in
      signature(ofRow: row.id).parameters.contains { arena.bare($0.type) == selector }
    }
    selectorTakers[callee] = takes
    return takes
  }
}

extension BodyWalker {
  /// Swift 2 called `func f(a: Int)` as `f(1)`; Swift 3 wants `_` for that. Calls that are seen decide.
  func addFirstLabel(_ header: DeclarationHeader, name: Int, clause: ParameterClause) {
    guard catalog.crosses(.swift3), tokens.kind(name) == .identifier,
      let parameter = clause.parameters.first, let first = parameter.first, parameter.second == nil,
      parameter.pound == nil, parameter.colon != nil, tokens.kind(first) != .wildcard
    else { return }
    if isNewer(header, clause) { return }
    let text = tokens.name(name)
    let label = tokens.name(first)
    let labels = clause.parameters.map { $0.first.map { tokens.name($0) } ?? "_" }
    var optional = clause.parameters.map { $0.defaultValue != nil }
    if let last = clause.parameters.last?.type, last.contains(where: { tokens.kind($0) == .arrow }) {
      optional[optional.count - 1] = true
    }
    let use = catalog.index.firstLabelUse(
      of: text, in: scope.owners.last ?? "", labels: labels, optional: optional)
    if use == .labelled { return }
    let isCalled = use == .unlabelled
    sink?.report(
      Finding(
        rule: "first-parameter-label",
        message: "Swift 3 calls '\(text)' with the label '\(label):' unless the parameter says '_'",
        range: tokens.range(first), applicability: isCalled ? .safe : .likely,
        edits: [.insert("_ ", at: Int(tokens[first].start), affinity: .next)],
        evidence: [
          isCalled
            ? "'\(text)' is called without a label in this project" : "no call of '\(text)' is seen in this project"
        ]))
  }

  /// Whether a header has words that Swift 2 did not know.
  private func isNewer(_ header: DeclarationHeader, _ clause: ParameterClause) -> Bool {
    if header.modifiers.contains(where: { tokens.matches($0, "open") }) { return true }
    if header.attributes.contains(where: {
      tokens.matches($0.name, "discardableResult") || tokens.matches($0.name, "MainActor")
    }) {
      return true
    }
    if header.effects.contains(where: { tokens.matches($0, "async") }) { return true }
    for parameter in clause.parameters {
      guard let type = parameter.type else { continue }
      for token in type {
        switch tokens.kind(token) {
        case .kwInout: return true
        case .identifier:
          if tokens.kind(token - 1) == .atSign, tokens.matches(token, "escaping") || tokens.matches(token, "Sendable") {
            return true
          }
          if token == type.lowerBound, tokens.kind(token + 1) == .identifier { return true }
        default: continue
        }
      }
    }
    return false
  }

  /// Swift 4 shows a method to selectors only when it says `@objc`.
  @discardableResult
  func exposeToSelectors(_ header: DeclarationHeader, name: Int) -> Bool {
    guard sink != nil, catalog.to >= .swift4, catalog.from < .swift4,
      catalog.isNamedBySelector(tokens.name(name), count: header.parameterClauses.first?.parameters.count ?? 0),
      isInClass, !header.attributes.contains(where: { isExposing($0) })
    else { return false }
    // An override is as visible as what it overrides.
    if header.modifiers.contains(where: { tokens.matches($0, "override") }) { return false }
    guard let clause = header.parameterClauses.first, header.genericParameters == nil,
      clause.parameters.allSatisfy({ isObjectiveC($0) })
    else { return false }
    let start = Int(tokens[header.start].start)
    sink?.report(
      Finding(
        rule: "objc-selector-target",
        message: "'\(tokens.name(name))' is named by a selector and needs '@objc' since Swift 4",
        range: tokens.range(name), applicability: .safe, edits: [.insert("@objc ", at: start, affinity: .next)],
        evidence: ["a selector of that name stands in this project"]))
    return true
  }

  /// What an extension declares can be overridden only if Objective-C sees it.
  func exposeToOverrides(_ header: DeclarationHeader, name: Int) {
    guard let sink, isInExtension, catalog.to >= .swift4, catalog.from < .swift4, isInClass,
      let nominal = catalog.nominal(selfType), catalog.inherits(nominal, from: "NSObject"),
      !header.attributes.contains(where: { isExposing($0) }),
      !header.modifiers.contains(where: { tokens.matches($0, "override") })
    else { return }
    let count = header.parameterClauses.first?.parameters.count ?? 0
    let isOverridden = catalog.index.functions[tokens.name(name)]?.contains { id in
      let declared = catalog.index.declarations[id]
      guard declared.isOverride, declared.labels.count == count,
        let owner = catalog.nominal(catalog.resolve(dotted: declared.owner))
      else { return false }
      return catalog.supertypes(of: owner).contains(nominal)
    }
    guard isOverridden == true, header.genericParameters == nil,
      header.parameterClauses.first?.parameters.allSatisfy({ isObjectiveC($0) }) == true
    else { return }
    sink.report(
      Finding(
        rule: "objc-overridden", message: "'\(tokens.name(name))' is overridden and needs '@objc' in an extension",
        range: tokens.range(name), applicability: .safe,
        edits: [.insert("@objc ", at: Int(tokens[header.start].start), affinity: .next)],
        evidence: ["Swift 4 shows it to Objective-C only where it says so"]))
  }

  private func isExposing(_ attribute: Attribute) -> Bool {
    switch tokens.text(attribute.name) {
    case "objc", "IBAction", "NSManaged", "nonobjc", "IBSegueAction": return true
    default: return false
    }
  }

  /// Whether `self` is a class (or an extension of one) that Objective-C can see.
  private var isInClass: Bool {
    guard let nominal = catalog.nominal(selfType) else { return false }
    switch nominal {
    case .project(let id): return catalog.index.types[id].declaration.kind == .classType
    case .sdk(let id): return catalog.history.type(id).kind == .class
    case .external: return false
    }
  }

  /// Whether Objective-C can pass such a parameter.
  private func isObjectiveC(_ parameter: Parameter) -> Bool {
    guard let range = parameter.type else { return false }
    var reader = TypeReader(tokens: tokens, at: range.lowerBound, catalog: catalog, scope: scope)
    let type = reader.read()
    guard case .nominal(let nominal, _) = catalog.node(catalog.arena.bare(type)) else {
      if case .tuple = catalog.node(catalog.arena.bare(type)) { return false }
      return true
    }
    if case .project(let id) = nominal {
      switch catalog.index.types[id].declaration.kind {
      case .structType: return false
      case .enumType: return catalog.index.types[id].declaration.isObjC
      default: return true
      }
    }
    return true
  }
}
