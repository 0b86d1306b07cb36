import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// What Swift 1 wrote another way, where types say so.
extension BodyWalker {
  /// `nil` for no options: a set of options is empty, not absent.
  func emptyOptions(_ value: Value, expected: TypeID, end: Int) {
    guard let sink, catalog.crosses(.swift2), end == value.start + 1,
      tokens.kind(value.start) == .kwNil, isOptionSet(expected)
    else { return }
    let range = tokens.range(value.start)
    sink.report(
      Finding(
        rule: "empty-options", message: "no options are an empty list since Swift 2", range: range,
        applicability: .safe, edits: [Edit(range, "[]")],
        evidence: ["a \(catalog.describe(expected)) is expected here"]))
  }

  /// `UIViewAnimationOptions(0)`: options are made of a raw value, by its name.
  func nameRawValue(_ made: TypeID, _ call: CallSite) {
    guard let sink, catalog.crosses(.swift2), isOptionSet(made), call.arguments.count == 1,
      call.closures.isEmpty, call.arguments[0].label == nil
    else { return }
    let value = call.arguments[0].value
    guard !value.isEmpty, tokens.kind(value.lowerBound) != .leftBracket else { return }
    sink.report(
      Finding(
        rule: "option-set-raw-value", message: "options are made of a number by 'init(rawValue:)' since Swift 2",
        range: tokens.range(of: value), applicability: .safe,
        edits: [.insert("rawValue: ", at: tokens.range(value.lowerBound).lower, affinity: .next)],
        evidence: ["an initialiser of \(catalog.describe(made))"]))
  }

  /// `T.allZeros`: what no bit is set in is an empty set of options, or 0.
  ///
  /// - Parameter isImplicit: nothing stands before the dot.
  /// - Returns: whether the name, which stands at `name`, is that; the walk is past it then.
  func dropAllZeros(of type: TypeID, _ name: Int, isImplicit: Bool) -> Bool {
    guard let sink, catalog.from < .swift4, catalog.to >= .swift3, tokens.matches(name, "allZeros"),
      tokens.kind(name + 1) != .leftParen, case .nominal(.sdk(let id), _) = catalog.node(catalog.arena.bare(type)),
      catalog.history.type(id).kind == .optionSet
        || !isImplicit && ["Int", "UInt", "UInt8", "Int32", "UInt32"].contains(catalog.history.type(id).name)
    else { return false }
    let range = ByteRange(
      Int(tokens[isImplicit ? name - 1 : name - 2].end) - (isImplicit ? 1 : 0), Int(tokens[name].end))
    sink.report(
      Finding(
        rule: "empty-options", message: "'allZeros' is gone; no options are an empty list", range: tokens.range(name),
        applicability: .safe, edits: [Edit(range, isImplicit ? "[]" : "()")],
        evidence: ["a member of \(catalog.describe(catalog.arena.bare(type)))"]))
    index = name + 1
    return true
  }

  /// Whether a type is a set of options of the SDK, and no optional one.
  private func isOptionSet(_ type: TypeID) -> Bool {
    guard case .nominal(.sdk(let id), _) = catalog.node(type) else { return false }
    return catalog.history.type(id).kind == .optionSet
  }

  /// `x as T` that goes down to a subclass or out of an `AnyObject`: since Swift 1.2 it may fail and says so.
  ///
  /// - Parameter token: the `as`, without a mark.
  func forceDowncast(at token: Int, from value: TypeID, to type: TypeID) {
    guard let sink, catalog.from < .swift2, isDowncast(from: value, to: type) else { return }
    let range = tokens.range(token)
    sink.report(
      Finding(
        rule: "forced-downcast", message: "a cast that may fail is written 'as!' since Swift 1.2", range: range,
        applicability: .safe, edits: [.insert("!", at: range.upper, affinity: .previous)],
        evidence: ["a \(catalog.describe(value)) is cast to \(catalog.describe(type))"]))
  }

  private func isDowncast(from value: TypeID, to type: TypeID) -> Bool {
    let bare = catalog.arena.bare(value)
    if bare == catalog.anyObject || bare == catalog.any {
      let target = catalog.arena.bare(type)
      return !target.isUnknown && target != catalog.anyObject && target != catalog.any && type == target
    }
    guard let from = catalog.nominal(value), let to = catalog.nominal(type), from != to,
      !catalog.isProtocol(from)
    else { return false }
    return catalog.supertypes(of: to).contains(from)
  }

  /// Whether the last argument of a call is where Swift 1 stored the error: `error: nil`, `error: &e`.
  ///
  /// - Parameter open: the call's parenthesis.
  func storesError(_ argument: CallSite.Argument, open: Int) -> Bool {
    guard catalog.crosses(.swift2), let label = argument.label, tokens.matches(label, "error"),
      tokens.kind(open - 1) == .identifier || tokens.kind(open - 1) == .kwInit,
      !catalog.index.memberNames.contains(tokens.name(open - 1)), !argument.value.isEmpty
    else { return false }
    let first = argument.value.lowerBound
    return tokens.kind(first) == .prefixAmpersand || tokens.kind(first) == .kwNil && argument.value.count == 1
  }
}
