import MoltNames
import MoltRules
import MoltSyntax
import MoltText

extension BodyWalker {
  /// Brings the header of a function to the signature of the SDK method that it overrides or implements; a function of the
  /// project's own gets the `_` that Swift 3 wants for its first parameter.
  ///
  /// - Returns: the types that the SDK gives its parameters and its result; nil for the project's own functions.
  func migrateHeader(_ header: DeclarationHeader, isMember: Bool) -> Signature? {
    if kind == .kwInit, isMember { return migrateInitializer(header) }
    guard kind == .kwFunc, catalog.to >= .swift3, let name = header.name, let clause = header.parameterClauses.first
    else { return nil }
    if isMember, let (row, spelling, evidence, applicability) = governingRow(header, name: name, clause: clause) {
      let signature = catalog.signature(ofRow: row)
      if sink != nil, let spelling {
        rewriteHeader(
          header, name: name, clause: clause, row: row, old: spelling, evidence: evidence, applicability: applicability)
      } else if sink != nil {
        rewriteTypes(header, clause: clause, row: row, evidence: evidence)
      }
      // A requirement of Objective-C is seen by it as it is, under the selector that the protocol gave it.
      let api = catalog.history.row(row)
      if !api.isRequirement || api.module == "Swift" { exposeToSelectors(header, name: name) }
      return signature
    }
    if sink != nil {
      addFirstLabel(header, name: name, clause: clause)
      if isMember, !isNamedLikeRequirement(name, clause), !exposeToSelectors(header, name: name) {
        exposeToOverrides(header, name: name)
      }
    }
    return nil
  }

  /// Brings the types of an initialiser to those of the SDK's that it overrides: `init(layer: AnyObject)`.
  private func migrateInitializer(_ header: DeclarationHeader) -> Signature? {
    guard catalog.crosses(.swift3), let clause = header.parameterClauses.first,
      !clause.parameters.isEmpty, header.modifiers.contains(where: { tokens.matches($0, "override") }),
      let nominal = catalog.nominal(selfType)
    else { return nil }
    let labels = clause.parameters.map { parameter -> Name in
      guard let first = parameter.first, tokens.kind(first) != .wildcard else { return .none }
      return catalog.name(tokens, first)
    }
    for supertype in catalog.supertypes(of: nominal) where !catalog.isProtocol(supertype) {
      for case .row(let id) in catalog.members(of: supertype, named: catalog.name("init")) {
        guard let new = catalog.spellings(of: id).new, new.labels == labels else { continue }
        if sink != nil {
          rewriteTypes(header, clause: clause, row: id, evidence: "an initialiser of \(catalog.describe(selfType))")
        }
        var signature = catalog.signature(ofRow: id)
        signature.result = catalog.void
        return signature
      }
    }
    return nil
  }

  /// Whether a header has a requirement's name and labels of today: whatever selector names it means the protocol's.
  private func isNamedLikeRequirement(_ name: Int, _ clause: ParameterClause) -> Bool {
    let base = catalog.name(tokens, name)
    let labels = clause.parameters.map { parameter -> Name in
      guard let first = parameter.first, tokens.kind(first) != .wildcard else { return .none }
      return catalog.name(tokens, first)
    }
    guard labels.count > 1 else { return false }
    return catalog.rows(named: base).contains { id in
      let row = catalog.history.row(id)
      guard row.isRequirement, row.module != "Swift", catalog.isVisible(row), let new = catalog.spellings(of: id).new
      else { return false }
      return new.base == base && new.labels == labels
    }
  }

  /// Labels by which the function is called, Swift 2's way before Swift 3.
  func writtenLabels(_ clause: ParameterClause) -> [Name] {
    clause.parameters.enumerated().map { position, parameter in
      guard let first = parameter.first, tokens.kind(first) != .wildcard else { return .none }
      if position == 0, parameter.second == nil, parameter.pound == nil, catalog.from < .swift3 { return .none }
      return catalog.name(tokens, first)
    }
  }

  /// The SDK method that a header overrides or implements. The spelling is the older one in which it is written; nil when
  /// it is written in the target's.
  private func governingRow(_ header: DeclarationHeader, name: Int, clause: ParameterClause)
    -> (row: Int, spelling: Spelling?, evidence: String, applicability: Applicability)?
  {
    let base = catalog.name(tokens, name)
    let old = writtenLabels(clause)
    // As Swift 3 and later read the same header.
    let new = clause.parameters.map { parameter -> Name in
      guard let first = parameter.first, tokens.kind(first) != .wildcard else { return .none }
      return catalog.name(tokens, first)
    }
    let isOverride = header.modifiers.contains { tokens.matches($0, "override") }
    var current: Int?
    func search(_ rows: [Int]) -> (Int, Spelling)? {
      for id in rows {
        let row = catalog.history.row(id)
        guard row.isStatic == isStatic, row.kind == .method || row.kind == .property, isOverride || row.isRequirement
        else {
          continue
        }
        let spellings = catalog.spellings(of: id)
        // The header's own labels first: `f(_ a:)` is never an older spelling of itself.
        if let target = spellings.new, target.base == base, target.labels == new { current = current ?? id }
        for spelling in spellings.old where spelling.base == base && spelling.isCallable {
          if spelling.labels == old || spelling.labels == new { return (id, spelling) }
        }
        // Only the first label's rule changed: the same words, `_` to be added.
        if let target = spellings.new, target.base == base, target.labels == old, old != new, target.isCallable {
          return (id, target)
        }
      }
      return nil
    }
    if let nominal = catalog.nominal(selfType) {
      let rows = catalog.members(of: nominal, named: base).compactMap { member -> Int? in
        if case .row(let id) = member { return id }
        return nil
      }
      if let (id, spelling) = search(rows) {
        let owner = catalog.history.row(id).owner?.name(in: catalog.to) ?? ""
        return (id, spelling, "\(catalog.describe(selfType)) inherits it from \(owner)", .safe)
      }
      if let current { return (current, nil, "", .safe) }
    }
    // The conformance may stand where Molt cannot see it: the whole signature has to be the SDK's then.
    let types = clause.parameters.map { parameter -> TypeID in
      guard let range = parameter.type else { return .unknown }
      var reader = TypeReader(tokens: tokens, at: range.lowerBound, catalog: catalog, scope: scope)
      return reader.read()
    }
    let rows = catalog.rows(named: base).filter { id in
      let row = catalog.history.row(id)
      return (row.isRequirement || isOverride) && row.owner != nil && catalog.isVisible(row)
        && catalog.fitsOldTypes(row, types)
    }
    if let (id, spelling) = search(rows), spelling.labels?.isEmpty == false {
      let owner = catalog.history.row(id).owner?.name(in: catalog.to) ?? ""
      return (id, spelling, "name, labels and types are those of \(owner)", .likely)
    }
    return nil
  }

  private func rewriteHeader(
    _ header: DeclarationHeader, name: Int, clause: ParameterClause, row id: Int, old: Spelling, evidence: String,
    applicability: Applicability
  ) {
    let row = catalog.history.row(id)
    var finding = Finding(
      rule: "api/" + row.module, message: "", range: tokens.range(name), applicability: applicability,
      evidence: [evidence])
    guard let new = catalog.spellings(of: id).new else {
      finding.applicability = .manual
      finding.message =
        "'\(old.text)' is gone" + (row.note.map { ": \($0)" } ?? "") + "; nothing calls this method any more"
      sink?.report(finding)
      return
    }
    finding.message = "'\(old.text)' is now '\(new.text)'"
    var edits: [Edit] = []
    if new.isCallable {
      guard let labels = new.labels, labels.count == clause.parameters.count else {
        finding.applicability = .manual
        finding.evidence.append("the numbers of parameters differ")
        sink?.report(finding)
        return
      }
      if tokens.name(name) != new.name.base {
        edits.append(Edit(tokens.range(name), Lexer.isReserved(new.name.base) ? "`\(new.name.base)`" : new.name.base))
      }
      for (position, parameter) in clause.parameters.enumerated() {
        relabel(parameter, to: labels[position], edits: &edits)
      }
    } else {
      guard clause.parameters.isEmpty, let result = header.result, let arrow = header.arrow else {
        finding.applicability = .manual
        finding.evidence.append("it is a property now, which takes nothing and gives something")
        sink?.report(finding)
        return
      }
      edits.append(Edit(tokens.range(header.introducer), "var"))
      if tokens.name(name) != new.name.base { edits.append(Edit(tokens.range(name), new.name.base)) }
      let gap = ByteRange(Int(tokens[name].end), Int(tokens[arrow].end))
      let hasComment = (name + 1...arrow).contains { tokens[$0].flags.contains(.commentBefore) }
      if hasComment {
        edits.append(Edit(tokens.range(clause.open), ""))
        edits.append(Edit(tokens.range(clause.close), ""))
        edits.append(Edit(tokens.range(arrow), ":"))
      } else {
        edits.append(Edit(gap, ":"))
      }
      _ = result
    }
    typeEdits(header, clause: clause, row: id, edits: &edits)
    finding.edits = edits
    if !edits.isEmpty { sink?.report(finding) }
  }

  /// Gives a parameter the external name `label`, keeping its internal one.
  private func relabel(_ parameter: Parameter, to label: Name, edits: inout [Edit]) {
    guard let first = parameter.first else { return }
    if let pound = parameter.pound { edits.append(Edit(tokens.range(pound), "")) }
    let text = label == .none ? "_" : catalog.text(label)
    if let second = parameter.second {
      if tokens.name(second) == text {
        edits.append(Edit(ByteRange(Int(tokens[first].start), Int(tokens[second].start)), ""))
      } else if tokens.name(first) != text {
        edits.append(Edit(tokens.range(first), text))
      }
    } else if tokens.name(first) != text {
      edits.append(.insert(text + " ", at: Int(tokens[first].start), affinity: .next))
    }
  }
}
