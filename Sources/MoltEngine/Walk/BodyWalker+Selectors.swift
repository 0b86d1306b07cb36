import MoltNames
import MoltRules
import MoltSyntax
import MoltText

extension BodyWalker {
  /// The inside of `#selector(…)`: `T.method(_:with:)`, `method`, `self.method`.
  func selectorReference(from start: Int, to close: Int) {
    index = start
    // `getter: T.p`
    if tokens.kind(index + 1) == .colon { index += 2 }
    var base = Base.implicitSelf
    var receiver: Value?
    while index < close {
      let token = index
      let isLast = tokens.kind(token + 1) != .period
      if isLast {
        if tokens.isLabel(token) { renameReference(base, receiver: receiver, name: token, close: close) }
        break
      }
      if tokens.kind(token) == .kwSelf {
        index += 1
        receiver = Value(type: selfType, start: token)
        base = .value(selfType)
      } else if tokens.kind(token) == .kwSuper || tokens.kind(token) != .identifier {
        return
      } else {
        let name = catalog.name(tokens, token)
        let resolved = catalog.resolve(path: [name], scope: scope)
        if case .nominal(.external, _) = catalog.node(resolved.type) {
          guard let known = local(name) else { return }
          base = .value(known.type)
        } else {
          mention(token..<token + 1, resolved)
          base = .value(resolved.type)
          receiver = Value(type: catalog.arena.metatype(resolved.type), start: token, isTypeName: true)
        }
        index += 1
      }
      index += 1
    }
  }

  /// A method named with its labels: `name(_:with:)`.
  private func renameReference(_ base: Base, receiver: Value?, name: Int, close: Int) {
    let text = catalog.name(tokens, name)
    let type: TypeID
    switch base {
    case .implicitSelf: type = selfType
    case .value(let value), .type(let value): type = value
    }
    guard sink != nil, let nominal = catalog.nominal(type) else { return }
    var labels: [Name]?
    let open = name + 1
    if tokens.kind(open) == .leftParen, let end = tokens.partner(open) {
      labels = []
      var token = open + 1
      while token < end {
        labels?.append(tokens.kind(token) == .wildcard ? .none : catalog.name(tokens, token))
        token += 2
      }
    }
    let members = catalog.members(of: nominal, named: text)
    if labels == nil, tellApart(members, base: text, receiver: receiver, name: name) { return }
    for case .row(let id) in members {
      let spellings = catalog.spellings(of: id)
      guard let new = spellings.new, !spellings.isAmbiguous,
        let old = spellings.old.first(where: { $0.base == text && (labels == nil || $0.labels == labels) })
      else { continue }
      let row = catalog.history.row(id)
      var edits: [Edit] = []
      if new.base != old.base { edits.append(Edit(tokens.range(name), new.name.base)) }
      if labels != nil, let end = tokens.partner(open), let wanted = new.labels, wanted != labels {
        let inside = wanted.map { ($0 == .none ? "_" : catalog.text($0)) + ":" }.joined()
        edits.append(
          Edit(ByteRange(Int(tokens[open].start), Int(tokens[end].end)), inside.isEmpty ? "" : "(" + inside + ")"))
      }
      guard !edits.isEmpty else { return }
      sink?.report(
        Finding(
          rule: "api/" + row.module, message: "'\(old.text)' is now '\(new.text)'", range: tokens.range(name),
          applicability: .safe, edits: edits, evidence: ["a selector of \(catalog.describe(type))"]))
      return
    }
  }

  /// `#selector(Screen.dismiss)` of a method of the project's own, where the SDK has one of that name by now: the type says which.
  ///
  /// - Returns: whether the project's own method is meant.
  private func tellApart(_ members: [Member], base: Name, receiver: Value?, name: Int) -> Bool {
    var own: Declared?
    var isTaken = false
    for member in members {
      switch member {
      case .declared(let id):
        let declared = catalog.index.declarations[id]
        guard declared.kind == .function, !declared.isOverride, !declared.isStatic else { return false }
        guard own == nil, declared.labels.isEmpty, declared.type == nil else { return own != nil }
        own = declared
      case .row(let id):
        let spellings = catalog.spellings(of: id)
        guard let new = spellings.new, new.base == base, new.isCallable, new.labels?.isEmpty == false,
          !spellings.isStatic
        else { continue }
        isTaken = isTaken || spellings.old.contains { $0.base != base }
      }
    }
    guard own != nil else { return false }
    guard let sink, isTaken, !isStatic, catalog.crosses(.swift3),
      tokens.kind(name + 1) == .rightParen
    else { return true }
    let end = Int(tokens[name].end)
    let isType = receiver?.isTypeName == true
    let type = receiver.map { isType ? "(\(tokens.text($0.start))) -> " : "" } ?? ""
    sink.report(
      Finding(
        rule: "string-selector", message: "the SDK has a method '\(catalog.text(base))' as well by now",
        range: tokens.range(name), applicability: .safe,
        edits: [.insert(" as " + type + "() -> Void", at: end, affinity: .previous)],
        evidence: ["'\(catalog.text(base))()' is declared in this project; its type tells it apart"]))
    return true
  }

  /// Turns a selector written as a string into `#selector`, where the method is found.
  ///
  /// - Parameter isExpected: the place takes a `Selector`.
  func stringSelector(at quote: Int, isExpected: Bool) {
    let isCall = tokens.matches(quote - 2, "Selector") && tokens.kind(quote - 1) == .leftParen
    guard sink != nil, catalog.to >= .swift3, let close = tokens.partner(quote), close == quote + 2,
      isCall || isExpected,
      tokens.selectorBase(at: quote + 1) != nil
    else { return }
    let text = tokens.text(quote + 1)
    let place =
      isCall
      ? ByteRange(Int(tokens[quote - 2].start), Int(tokens[close + 1].end))
      : ByteRange(Int(tokens[quote].start), Int(tokens[close].end))
    var finding = Finding(
      rule: "string-selector", message: "the compiler does not check the selector \"\(text)\"", range: place,
      applicability: .manual)
    if let (reference, evidence) = reference(for: text) {
      finding.applicability = .safe
      finding.message = "\"\(text)\" can be written '#selector(\(reference))', which the compiler checks"
      finding.edits = [Edit(place, "#selector(\(reference))")]
      finding.evidence = [evidence]
    } else {
      finding.evidence = ["no method with that selector was found in this project"]
    }
    sink?.report(finding)
  }

  /// How `#selector` names the method with that Objective-C selector.
  private func reference(for selector: String) -> (String, String)? {
    let base = String(selector.prefix { $0 != ":" })
    let found = (catalog.index.functions[base] ?? []).filter { id in
      let declared = catalog.index.declarations[id]
      return !declared.isStatic && self.selector(of: declared) == selector
    }
    guard !found.isEmpty else { return nil }
    let lineage = catalog.nominal(selfType).map { [$0] + catalog.supertypes(of: $0) } ?? []
    for id in found {
      let declared = catalog.index.declarations[id]
      let owner = catalog.nominal(catalog.resolve(dotted: declared.owner))
      if let owner, lineage.contains(owner) {
        return (swiftName(declared), "the method stands in \(declared.owner)")
      }
    }
    let owners = Set(found.map { catalog.index.declarations[$0].owner })
    guard owners.count == 1, let owner = owners.first, !owner.isEmpty, let id = found.first,
      !catalog.index.declarations[id].isPrivate
    else { return nil }
    return (owner + "." + swiftName(catalog.index.declarations[id]), "only \(owner) has such a method")
  }

  /// The selector by which Objective-C knows a function of the project.
  private func selector(of declared: Declared) -> String {
    if declared.labels.isEmpty { return declared.name }
    var text = declared.name
    for (position, label) in newLabels(declared).enumerated() {
      if position > 0 {
        text += label == "_" ? "" : label
      } else if label != "_" {
        text += "With" + label.prefix(1).uppercased() + label.dropFirst()
      }
      text += ":"
    }
    return text
  }

  /// The labels once the first parameter has its `_`.
  private func newLabels(_ declared: Declared) -> [String] {
    var labels = declared.labels
    if !labels.isEmpty, declared.hasImplicitFirstLabel, catalog.from < .swift3,
      catalog.index.firstLabelUse(
        of: declared.name, in: declared.owner, labels: labels, optional: declared.defaults) != .labelled
    {
      labels[0] = "_"
    }
    return labels
  }

  private func swiftName(_ declared: Declared) -> String {
    if declared.labels.isEmpty { return declared.name }
    return declared.name + "(" + newLabels(declared).map { $0 + ":" }.joined() + ")"
  }
}
