import MoltNames
import MoltRules
import MoltSyntax
import MoltText

extension BodyWalker {
  /// Brings the types of a header that has the target's names already to the target's types.
  func rewriteTypes(_ header: DeclarationHeader, clause: ParameterClause, row id: Int, evidence: String) {
    var edits: [Edit] = []
    typeEdits(header, clause: clause, row: id, edits: &edits)
    guard !edits.isEmpty else { return }
    let name = header.name ?? header.introducer
    let row = catalog.history.row(id)
    sink?.report(
      Finding(
        rule: "api/" + row.module, message: "the types of '\(row.name(in: catalog.to)?.description ?? "")' changed",
        range: tokens.range(name), applicability: .likely, edits: edits,
        evidence: ["it overrides or implements that method"]))
  }

  /// Edits that replace each written type that is an older form of the SDK's; a narrower type stays.
  func typeEdits(_ header: DeclarationHeader, clause: ParameterClause, row id: Int, edits: inout [Edit]) {
    guard let target = catalog.sdkHeader(ofRow: id) else { return }
    let signature = catalog.signature(ofRow: id)
    for (position, parameter) in clause.parameters.enumerated() {
      guard let range = parameter.type, position < target.parameters.count, position < signature.parameters.count,
        parameter.ellipsis == nil
      else { continue }
      replaceType(
        range, with: target.parameters[position], type: signature.parameters[position].type, isResult: false,
        edits: &edits)
    }
    if let range = header.result, let result = target.result {
      replaceType(range, with: result, type: signature.result, isResult: true, edits: &edits)
    }
  }

  private func replaceType(
    _ range: Range<Int>, with text: String, type target: TypeID, isResult: Bool, edits: inout [Edit]
  ) {
    guard !text.isEmpty, !target.isUnknown else { return }
    var reader = TypeReader(tokens: tokens, at: range.lowerBound, catalog: catalog, scope: scope)
    let written = reader.read()
    guard !written.isUnknown, written != target else { return }
    let (old, new) = (catalog.expandAlias(catalog.arena.bare(written)), catalog.expandAlias(catalog.arena.bare(target)))
    if old == new {
      // Only `?` and `!` differ. A result may promise more than the SDK asks.
      let isOptional = catalog.arena.bare(written) != written
      let wantsOptional = catalog.arena.bare(target) != target
      if isResult ? !isOptional || wantsOptional : isOptional == wantsOptional { return }
      if isResult, case .unwrapped = catalog.node(target) { return }
      replaceOptionality(range, with: target, edits: &edits)
      return
    }
    guard catalog.isOldForm(old, of: new) || isOldFunction(old, of: new) else { return }
    let place = tokens.range(of: range)
    settledTypes.append(place)
    let isSpaced = tokens.text(in: place).contains(" : ")
    edits.append(Edit(place, isSpaced ? text.spacingColons() : text))
  }

  /// Adds or removes the `?` or `!` after a type; the names in it are renamed by themselves.
  private func replaceOptionality(_ range: Range<Int>, with target: TypeID, edits: inout [Edit]) {
    let last = range.upperBound - 1
    let isMarked = tokens.kind(last) == .postfixQuestion || tokens.kind(last) == .postfixExclamation
    let mark: String
    switch catalog.node(target) {
    case .optional: mark = "?"
    case .unwrapped: mark = "!"
    default: mark = ""
    }
    if isMarked {
      edits.append(Edit(tokens.range(last), mark))
    } else if !mark.isEmpty {
      edits.append(.insert(mark, at: Int(tokens[last].end), affinity: .previous))
    }
  }

  /// Whether both are functions of as many parameters: closures changed in what they take.
  private func isOldFunction(_ old: TypeID, of new: TypeID) -> Bool {
    guard case .function(let before, _) = catalog.node(old), case .function(let after, _) = catalog.node(new) else {
      return false
    }
    return before.count == after.count
  }

  /// Renames a property that overrides or implements one of the SDK's.
  func migrateProperty(
    _ header: DeclarationHeader, _ binding: DeclarationHeader.Binding, name: Int, type: inout TypeID
  ) {
    guard sink != nil, let nominal = catalog.nominal(selfType) else { return }
    let isOverride = header.modifiers.contains { tokens.matches($0, "override") }
    let base = catalog.name(tokens, name)
    for case .row(let id) in catalog.members(of: nominal, named: base) {
      let row = catalog.history.row(id)
      guard row.isStatic == isStatic, row.kind == .property, isOverride || row.isRequirement else { continue }
      let spellings = catalog.spellings(of: id)
      guard let old = spellings.old.first(where: { $0.base == base && !$0.isCallable }), let new = spellings.new else {
        continue
      }
      var finding = Finding(
        rule: "api/" + row.module, message: "'\(old.text)' is now '\(new.text)'", range: tokens.range(name),
        applicability: .safe, evidence: ["\(catalog.describe(selfType)) inherits it from \(old.owner)"])
      if new.isCallable {
        finding.applicability = .manual
        finding.evidence.append("it is a method now")
      } else if new.base != old.base {
        finding.edits = [
          Edit(tokens.range(name), Lexer.isReserved(new.name.base) ? "`\(new.name.base)`" : new.name.base)
        ]
      } else {
        return
      }
      sink?.report(finding)
      return
    }
  }
}

extension String {
  /// `[K: V]` as `[K : V]`, for authors who write it so.
  fileprivate func spacingColons() -> String {
    var result = ""
    for character in self {
      if character == ":" { result += " " }
      result.append(character)
    }
    return result
  }
}
