import MoltNames
import MoltRules
import MoltSyntax
import MoltText

extension BodyWalker {
  /// Renames a type's name where it is written in an older spelling.
  ///
  /// - Parameter isValue: it stands in an expression, where members and locals of its new name hide the type.
  func mention(_ path: Range<Int>, _ resolved: Catalog.ResolvedType, isValue: Bool = false) {
    addTypeArguments(path, resolved)
    guard let sink, var newName = resolved.newName, let row = resolved.row else { return }
    let range = tokens.range(of: path)
    if settledTypes.contains(where: { $0.contains(range) }) { return }
    let written = tokens.text(in: range)
    guard written != newName, isPlausible(resolved, after: path.upperBound) else { return }
    // A name that the project declares itself has to be told apart from the SDK's.
    let first = newName.prefix { $0 != "." }
    let isMember = tokens.kind(path.lowerBound - 1) == .period
    let isHidden = isValue && isTypeHidden(String(first))
    let isTaken = catalog.index.typesByName[String(first)] != nil || catalog.index.aliases[String(first)] != nil
    if !isMember, isHidden || isTaken {
      newName = row.module + "." + newName
    }
    sink.report(
      Finding(
        rule: "api/" + row.module, message: "'\(written)' is now '\(newName)'", range: range, applicability: .safe,
        edits: [Edit(range, newName)], evidence: ["a type of \(row.module) that the project does not declare"]))
  }

  /// Whether a type in its older spelling can stand before the token: what bears that name today may be another.
  private func isPlausible(_ resolved: Catalog.ResolvedType, after token: Int) -> Bool {
    let isMember = tokens.kind(token) == .period && !tokens[token].flags.contains(.startsLine)
    switch resolved.row?.name {
    // Swift 2's `Process` had nothing but the arguments; Foundation's class of that name can be made and told.
    case "CommandLine": return isMember && ["arguments", "argc", "unsafeArgv"].contains(tokens.text(token + 1))
    // A protocol has nothing to call: `NSAccessibility.post(…)` is the later enum's.
    case "NSAccessibilityProtocol": return !isMember
    default: return true
    }
  }

  /// Makes the edits that a resolution calls for.
  ///
  /// - Parameters:
  ///   - name: token of the member's or function's name; nil for an initialiser that is called by its type's name.
  ///   - receiver: the expression before the dot, if there is one.
  ///   - call: the call that belongs to the name.
  ///   - expected: what the place expects; a constant of that type needs no owner.
  ///   - isImplicit: the name stands after a dot with nothing before it.
  func apply(
    _ resolution: Resolution, name: Int?, receiver: Value?, call: CallSite?, expected: TypeID = .unknown,
    isImplicit: Bool = false
  ) {
    guard let sink else { return }
    let row: Int
    let old: Spelling
    switch resolution.outcome {
    case .old(let id, let spelling): (row, old) = (id, spelling)
    case .agreed(let rows, let spelling): (row, old) = (rows[0], spelling)
    default: return
    }
    let api = catalog.history.row(row)
    let range: ByteRange
    if let name {
      range = tokens.range(name)
    } else if let open = call?.parens?.open {
      range = tokens.range(open)
    } else {
      return
    }
    var finding = Finding(
      rule: "api/" + api.module, message: "", range: range, applicability: resolution.applicability,
      evidence: resolution.evidence)
    let template = api.template(from: old.column, to: catalog.to)
    let target = catalog.spellings(of: row).new
    if api.isAtMostLikely { finding.applicability = min(finding.applicability, .likely) }
    guard target != nil || template != nil, !api.isManual else {
      finding.applicability = .manual
      finding.message = "'\(old.text)' is gone" + (api.note.map { ": \($0)" } ?? "")
      sink.report(finding)
      return
    }
    if let target {
      finding.message = "'\(old.text)' is now '\(target.text)'"
    } else if let sketch = template?.sketch {
      finding.message = "'\(old.text)' is written '\(sketch)' now"
    } else {
      finding.message = "'\(old.text)' is left out now"
    }
    if resolution.applicability == .manual {
      sink.report(finding)
      return
    }
    let new = target ?? old
    if let target, template == nil,
      meansMemberAround(
        target, row: api, resolution: resolution, name: name, receiver: receiver, isImplicit: isImplicit)
    {
      sink.report(shimFinding(finding, old: old.text, new: target.text))
      return
    }
    var plan = EditPlan(
      walker: self, row: api, template: template, old: old, new: new, name: name, receiver: receiver, call: call,
      parameters: resolution.parameters, expected: expected, isImplicit: isImplicit)
    if let reason = plan.make() {
      finding.applicability = .manual
      finding.evidence.append(reason)
    } else if plan.edits.isEmpty {
      return
    } else if template != nil, let around = memberAround, namesMemberAround(plan.edits) {
      finding = shimFinding(finding, old: old.text, new: catalog.text(around.name))
    } else {
      finding.edits = plan.edits
      if plan.isLikely { finding.applicability = min(finding.applicability, .likely) }
    }
    sink.report(finding)
  }
}
