import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// What follows from classes that became structs in Swift 3 (`NSDateComponents` → `DateComponents`) and from results that
/// stopped being optional.
extension BodyWalker {
  /// A chain that starts at `token` is assigned to or changed in place. What a `let` names could be changed while it was an
  /// object; a value needs `var`.
  func changesValue(startingAt token: Int) {
    guard sink != nil, catalog.crosses(.swift3), tokens.kind(token) == .identifier,
      tokens.kind(token + 1) == .period
    else { return }
    let name = catalog.name(tokens, token)
    guard let position = locals.position(of: name), let letToken = locals[position].letToken,
      case .nominal(.sdk(let id), _) = catalog.node(locals[position].type), isValueOfClass(catalog.history.type(id))
    else { return }
    locals[position].letToken = nil
    let range = tokens.range(letToken)
    let type = catalog.history.type(id).name
    if locals[position].isShared {
      sink?.report(
        Finding(
          rule: "value-type-variable", message: "'\(type)' is a value since Swift 3: this changes a copy only",
          range: tokens.range(token), applicability: .manual,
          evidence: ["'\(tokens.name(token))' named an object that something else names too"]))
      return
    }
    sink?.report(
      Finding(
        rule: "value-type-variable",
        message: "'\(type)' is a value since Swift 3; changing '\(tokens.name(token))' needs 'var'",
        range: range, applicability: .safe, edits: [Edit(range, "var")], evidence: ["it is changed further down"]))
  }

  /// A type's bare name as an argument: `isKindOfClass(Bird)` was written so; a type as a value is `Bird.self`.
  func nameTypeAsValue(_ value: Value, end: Int) {
    guard let sink, value.isTypeName, catalog.crosses(.swift3), end > value.start,
      tokens.kind(end - 1) == .identifier, case .metatype(let type) = catalog.node(value.type)
    else { return }
    switch catalog.node(type) {
    case .nominal(.project, _): break
    case .nominal(.sdk(let id), _):
      // `URL` was a fine name for a variable before it was a type.
      let text = tokens.text(value.start)
      guard catalog.history.type(id).name(in: catalog.from) == text || catalog.index.aliases[text] != nil else {
        return
      }
    default: return
    }
    let range = tokens.range(of: value.start..<end)
    sink.report(
      Finding(
        rule: "type-as-value", message: "a type as a value is written '\(tokens.text(in: range)).self'", range: range,
        applicability: .safe, edits: [.insert(".self", at: range.upper, affinity: .previous)],
        evidence: ["it is an argument of its own"]))
  }

  /// Whether the type is a struct that took a class's place.
  func isValueOfClass(_ type: APIType) -> Bool {
    type.kind != .class && type.referenceType != nil
  }

  /// Follows up on a use of an API: a mutating method changes its receiver, a result may have lost its `?`.
  func noteEffects(of resolution: Resolution, receiver: Value?, value: inout Value) {
    let id: Int
    switch resolution.outcome {
    case .old(let row, _), .current(let row): id = row
    default: return
    }
    let row = catalog.history.row(id)
    if let receiver, resolution.signature?.isMutating == true { changesValue(startingAt: receiver.start) }
    unwrapGained(row, resolution, &value)
    value.isComponent = isComponent(row, resolution)
    value.wasObject = wasNumberObject(row, resolution.signature?.result)
    value.wasImplicit =
      catalog.from < .swift3 && row.template == nil && row.oldTypes?.hasSuffix("!") == true
      && resolution.signature.map { catalog.arena.isOptional($0.result) && value.type == $0.result } == true
    guard catalog.from < .swift3, let old = row.oldTypes, let result = resolution.signature?.result, !result.isUnknown,
      catalog.arena.bare(result) == result, old.hasSuffix("?") || old.hasSuffix("!")
    else { return }
    value.lostOptional = true
  }

  /// Deletes the `?` or `!` at `index`.
  func dropMark() {
    guard let sink else { return }
    droppedMarks.insert(index)
    let range = tokens.range(index)
    sink.report(
      Finding(
        rule: "lost-optional", message: "this result is not optional any more", range: range, applicability: .safe,
        edits: [Edit(range, "")], evidence: ["the SDK declares it without '?' now"]))
  }

  /// In an extension of a struct that was a class: no `convenience`, and `static` for `class`.
  func fitModifiersToValue(_ header: DeclarationHeader) {
    guard sink != nil, catalog.to >= .swift3, case .nominal(.sdk(let id), _) = catalog.node(selfType),
      isValueOfClass(catalog.history.type(id))
    else { return }
    for modifier in header.modifiers {
      var edit: Edit?
      if tokens.matches(modifier, "convenience") {
        edit = Edit(ByteRange(Int(tokens[modifier].start), Int(tokens[modifier + 1].start)), "")
      } else if tokens.kind(modifier) == .kwClass {
        edit = Edit(tokens.range(modifier), "static")
      }
      guard let edit else { continue }
      sink?.report(
        Finding(
          rule: "value-type-extension",
          message: "'\(tokens.text(modifier))' belongs to classes; '\(catalog.history.type(id).name)' is a struct",
          range: tokens.range(modifier), applicability: .safe, edits: [edit],
          evidence: ["the extended class became a struct in Swift 3"]))
    }
  }

  /// The rule that the walk shares with the rewriter `ClosureCallLabels`, which knows names alone.
  static let closureLabels = "closure-call-labels"

  /// A closure's call: its arguments have no labels since Swift 3.
  func dropClosureLabels(_ call: CallSite) {
    guard let sink, let open = call.parens?.open, catalog.crosses(.swift3) else { return }
    let edits = call.arguments.compactMap { argument -> Edit? in
      guard let label = argument.label, tokens.kind(label) == .identifier else { return nil }
      return Edit(ByteRange(Int(tokens[label].start), Int(tokens[argument.value.lowerBound].start)), "")
    }
    let isMarked = tokens.kind(open - 1) == .postfixQuestion || tokens.kind(open - 1) == .postfixExclamation
    let name = isMarked ? open - 2 : open - 1
    guard !edits.isEmpty, name >= 0 else { return }
    sink.report(
      Finding(
        rule: Self.closureLabels, message: "A closure is called without labels",
        range: tokens.range(of: name..<open + 1), applicability: .safe, edits: edits,
        evidence: ["what is called is a value of a function type"]))
  }

  /// `{ (Void) -> T in` where the closure takes nothing.
  func dropVoidParameter(_ shape: ClosureShape, wanted: [TypeID]?) {
    guard let sink, shape.parameters.count == 1, let open = shape.parametersOpen, let close = shape.parametersClose,
      let name = shape.parameters[0].first, shape.parameters[0].type == nil, tokens.matches(name, "Void"),
      wanted?.isEmpty != false, catalog.to >= .swift4
    else { return }
    let range = tokens.range(of: open..<close + 1)
    sink.report(
      Finding(
        rule: "void-closure-parameter", message: "a closure that takes nothing is written '()'", range: range,
        applicability: wanted == nil ? .likely : .safe, edits: [Edit(range, "()")],
        evidence: ["its place expects no parameter"]))
  }

  /// A string or a number where the SDK has a type of its own for such values now: a notification's name, a key, a layout
  /// priority.
  func wrapRawValue(_ value: Value, expected: TypeID, end: Int) {
    guard let sink, end > value.start, case .sdk(let id)? = catalog.nominal(expected) else { return }
    let type = catalog.history.type(id)
    let isString = type.kind == .typedString && value.type == catalog.string
    let isNumber = catalog.name(ofSDKType: id) == "UILayoutPriority" && (value.isLiteral || isNumeric(value.type))
    guard isString || isNumber, catalog.from < (isString ? .swift4_2 : .swift4), catalog.to >= firstColumn(of: type)
    else { return }
    if isString, type.name(in: catalog.from) == type.name(in: catalog.to), catalog.from >= .swift4 { return }
    let range = tokens.range(of: value.start..<end)
    let name = type.name(in: catalog.to)
    sink.report(
      Finding(
        rule: "typed-raw-value", message: "a \(name) is expected here, not a \(isString ? "String" : "number")",
        range: range,
        applicability: .likely,
        edits: Edit.around(range, name + "(rawValue: ", ")"),
        evidence: ["the SDK gave these values a type of their own"]))
  }

  /// A constant that was a string once, where a String is expected: its `rawValue` is what it was.
  func takeRawValue(_ value: Value, expected: TypeID, end: Int) {
    guard let sink, catalog.from < .swift4_2, catalog.arena.bare(expected) == catalog.string, end == value.start + 1,
      case .nominal(.sdk(let id), _) = catalog.node(value.type), catalog.history.type(id).kind == .typedString,
      catalog.to >= .swift4, local(catalog.name(tokens, value.start)) == nil
    else { return }
    let range = tokens.range(value.start)
    let name = catalog.history.type(id).name(in: catalog.to)
    sink.report(
      Finding(
        rule: "typed-raw-value", message: "the constant is a \(name) now, not a String", range: range,
        applicability: .likely,
        edits: [.insert(".rawValue", at: range.upper, affinity: .previous)],
        evidence: ["a String is expected here"]))
  }

  private func isNumeric(_ type: TypeID) -> Bool {
    guard case .nominal(.sdk(let id), _) = catalog.node(type) else { return false }
    return ["Float", "Int", "Double"].contains(catalog.history.type(id).name)
  }

  /// The first version that has the type: names of notifications came with 3, the other typed values with 4.
  private func firstColumn(of type: APIType) -> APIColumn {
    type.name == "NSNotification.Name" || type.name == "Notification.Name" ? .swift3 : .swift4
  }
}
