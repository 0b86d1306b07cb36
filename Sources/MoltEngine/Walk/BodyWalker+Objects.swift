import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// What follows from `id` being imported as `Any` since Swift 3: it has no members and no identity, and a value is an object
/// only where `as AnyObject` says so.
extension BodyWalker {
  /// A member or subscript of an `Any`, at `index`, was one of an `AnyObject`: looked up by name at run time.
  func useAsObject(_ value: inout Value) {
    guard let sink, catalog.crosses(.swift3), !value.isTypeName,
      catalog.arena.bare(value.type) == catalog.any, !catalog.arena.isOptional(value.type), index > value.start
    else { return }
    var end = index
    var target = " as AnyObject)"
    if tokens.kind(end - 1) == .postfixQuestion {
      end -= 1
      target = " as AnyObject?)"
    } else if case .unwrapped = catalog.node(value.type) {
      target = "! as AnyObject)"
    }
    guard end > value.start else { return }
    let range = tokens.range(of: value.start..<end)
    sink.report(
      Finding(
        rule: "any-as-object", message: "an 'Any' has no members; 'as AnyObject' looks them up as Swift 2 did",
        range: range, applicability: .likely,
        edits: Edit.around(range, "(", target),
        evidence: ["Swift 2 knew it as an AnyObject; the SDK or a collection gives an Any now"]))
    value.type = catalog.anyObject
  }

  /// A side of `===` or `!==`, from its first token to `end`.
  func compareAsObject(_ value: Value, end: Int) {
    guard let sink, catalog.crosses(.swift3), end > value.start,
      catalog.arena.bare(value.type) == catalog.any, isPostfix(value.start..<end)
    else { return }
    let range = tokens.range(of: value.start..<end)
    let target = catalog.arena.bare(value.type) == value.type ? "AnyObject" : "AnyObject?"
    sink.report(
      Finding(
        rule: "any-as-object", message: "an 'Any' has no identity; an object has", range: range, applicability: .likely,
        edits: Edit.around(range, "(", " as \(target))"), evidence: ["Swift 2 knew it as an AnyObject"]))
  }

  /// A value where an object is expected: Swift 2 bridged it without a word.
  func bridgeToObject(_ value: Value, expected: TypeID, end: Int) {
    guard let sink, catalog.crosses(.swift3), end > value.start,
      catalog.arena.bare(catalog.expandAlias(expected)) == catalog.anyObject || isHeldObject(expected),
      isBridged(value)
    else { return }
    let isOptional = catalog.arena.bare(value.type) != value.type
    if isOptional, catalog.arena.bare(expected) == expected { return }
    let object = isHeldObject(expected) ? "AnyObject" : catalog.describe(catalog.arena.bare(expected))
    let target = object + (isOptional ? "?" : "")
    let range = tokens.range(of: value.start..<end)
    let needsParentheses = !isPostfix(value.start..<end)
    var edits: [Edit] = [.insert((needsParentheses ? ")" : "") + " as " + target, at: range.upper, affinity: .previous)]
    if needsParentheses { edits.insert(.insert("(", at: range.lower, affinity: .next), at: 0) }
    sink.report(
      Finding(
        rule: "explicit-bridging", message: "Swift 3 bridges to '\(target)' only where 'as' says so", range: range,
        applicability: .likely, edits: edits,
        evidence: ["a \(catalog.describe(value.type)) is passed where a \(target) is expected"]))
  }

  /// An argument of several declarations of one name: where only one that takes an object can take it, it becomes one.
  func bridgeToOverload(_ value: Value, _ types: [TypeID]) {
    guard !value.type.isUnknown, let object = types.first(where: { catalog.arena.bare($0) == catalog.anyObject }) else {
      return
    }
    let own = catalog.nominal(value.type)
    for other in types where catalog.arena.bare(other) != catalog.anyObject {
      // What a protocol, a closure or an unknown type takes is for a type checker to say.
      guard let nominal = catalog.nominal(other), !catalog.isProtocol(nominal),
        nominal != own || holdsOthers(value.type, than: other)
      else { return }
      if case .external = nominal { return }
    }
    bridgeToObject(value, expected: object, end: index)
  }

  /// Whether a class that holds objects of any kind, such as `NSCache`, takes its key or its object here.
  private func isHeldObject(_ expected: TypeID) -> Bool {
    guard case .nominal(.external(let name), _) = catalog.node(catalog.arena.bare(expected)) else { return false }
    return ["KeyType", "ObjectType"].contains(catalog.text(name))
  }

  /// Whether a collection's elements are certainly none of another's: the SDK's, or of any type, where a type of the project's
  /// is held.
  private func holdsOthers(_ type: TypeID, than other: TypeID) -> Bool {
    guard case .nominal(_, let arguments) = catalog.node(catalog.arena.bare(type)), let element = arguments.last,
      case .nominal(_, let others) = catalog.node(catalog.arena.bare(other)), let wanted = others.last,
      case .nominal(.project(let id), _) = catalog.node(wanted), !catalog.isProtocol(.project(id))
    else { return false }
    if element == catalog.any || element == catalog.anyObject { return true }
    if case .nominal(.sdk, _) = catalog.node(element) { return true }
    return false
  }

  /// A value of Swift where an `NSObject` is expected: the class that it bridges to is one.
  func bridgeToRoot(_ value: Value, expected: TypeID, end: Int) {
    guard let sink, catalog.crosses(.swift3), end > value.start, !value.isLiteral,
      case .nominal(.sdk(let id), _) = catalog.node(catalog.arena.bare(expected)),
      catalog.history.type(id).name == "NSObject", isBridged(value), catalog.arena.bare(value.type) == value.type,
      value.type != catalog.any
    else { return }
    let range = tokens.range(of: value.start..<end)
    let needsParentheses = !isPostfix(value.start..<end)
    var edits: [Edit] = [.insert((needsParentheses ? ")" : "") + " as NSObject", at: range.upper, affinity: .previous)]
    if needsParentheses { edits.insert(.insert("(", at: range.lower, affinity: .next), at: 0) }
    sink.report(
      Finding(
        rule: "explicit-bridging", message: "Swift 3 bridges to 'NSObject' only where 'as' says so", range: range,
        applicability: .safe, edits: edits,
        evidence: ["a \(catalog.describe(value.type)) stands where an NSObject is expected"]))
  }

  /// A member that `Error` has not and `NSError` has: what was declared as an `NSError` is an `Error` now.
  func useAsError(_ value: inout Value, name: Int) {
    guard let sink, catalog.crosses(.swift3), !value.isTypeName, tokens.kind(index) == .period,
      !catalog.arena.isOptional(value.type), catalog.arena.bare(value.type) == catalog.error,
      case .sdk(let error)? = catalog.nominal(catalog.error), let row = catalog.history.type(named: "NSError")
    else { return }
    let wanted = catalog.name(tokens, name)
    guard !tokens.matches(name, "localizedDescription"), catalog.members(of: .sdk(error), named: wanted).isEmpty,
      !catalog.members(of: .sdk(row.id), named: wanted).isEmpty
    else { return }
    let end = tokens.kind(index - 1) == .postfixQuestion ? index - 1 : index
    guard end > value.start else { return }
    let range = tokens.range(of: value.start..<end)
    sink.report(
      Finding(
        rule: "error-as-object", message: "'\(tokens.name(name))' is a member of NSError, not of every Error",
        range: range, applicability: .safe,
        edits: Edit.around(range, "(", end == index ? " as NSError)" : " as NSError?)"),
        evidence: ["what the SDK declared as an NSError is an Error since Swift 3"]))
    value.type = catalog.arena.intern(.nominal(.sdk(row.id), []))
  }

  /// Whether a value is certainly no object by itself.
  private func isBridged(_ value: Value) -> Bool {
    if value.isLiteral {
      switch tokens.kind(value.start) {
      case .stringQuote, .integerLiteral, .floatLiteral, .prefixOperator: return true
      default: return false
      }
    }
    let bare = catalog.arena.bare(value.type)
    if bare == catalog.any { return true }
    guard case .nominal(.sdk(let id), _) = catalog.node(catalog.expandAlias(bare)) else { return false }
    let type = catalog.history.type(id)
    return Self.bridgesToObject(type.name) || isValueOfClass(type)
  }
}
