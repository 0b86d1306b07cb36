import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// Numbers: objects that became plain numbers, and sums of different types.
extension BodyWalker {
  /// The members by which an `NSNumber` gave a plain number, with that number's type.
  private static let plainForms = [
    "integerValue": "Int", "longValue": "Int", "boolValue": "Bool", "doubleValue": "Double", "floatValue": "Float",
  ]

  /// `url.port?.integerValue` where the SDK gives the number itself now.
  ///
  /// - Returns: whether the name is such a member and was dealt with; the walk is past it then.
  func dropNumberValue(_ value: inout Value, _ name: Int) -> Bool {
    guard let sink, catalog.crosses(.swift3), tokens.kind(name + 1) != .leftParen,
      let form = Self.plainForms[tokens.text(name)], case .nominal(.sdk(let id), _) = catalog.node(value.type),
      catalog.history.type(id).name == form, value.wasObject,
      !catalog.index.memberNames.contains(tokens.text(name))
    else { return false }
    var start = name - 2
    if tokens.kind(start) == .postfixQuestion { start -= 1 }
    sink.report(
      Finding(
        rule: "plain-number", message: "the SDK gives a plain \(form) here, not an NSNumber any more",
        range: tokens.range(name), applicability: .safe,
        edits: [Edit(ByteRange(Int(tokens[start].end), Int(tokens[name].end)), "")],
        evidence: ["the value before it is a \(form)"]))
    index = name + 1
    return true
  }

  /// Whether an API gave an `NSNumber` in Swift 2 and gives a plain number now.
  func wasNumberObject(_ row: APIRow, _ result: TypeID?) -> Bool {
    guard catalog.from < .swift3, let old = row.oldTypes, old.hasPrefix("NSNumber"), let result,
      case .nominal(.sdk(let id), _) = catalog.node(catalog.arena.bare(result))
    else { return false }
    return Self.plainForms.values.contains(catalog.history.type(id).name)
  }

  /// `total += data.length` of an `Int64` and an `Int`: Swift 2 moved any number on by a distance.
  func addDistance(_ left: Value, _ right: Value, operatorToken: Int) {
    guard let sink, catalog.crosses(.swift3),
      tokens.matches(operatorToken, "+=") || tokens.matches(operatorToken, "-="),
      !right.isLiteral, catalog.expandAlias(right.type) == catalog.int, index > right.start,
      kind != .infixOperator, kind != .infixQuestion,
      case .nominal(.sdk(let id), _) = catalog.node(catalog.expandAlias(left.type)),
      catalog.history.type(id).name == "Int64"
    else { return }
    let range = tokens.range(of: right.start..<index)
    sink.report(
      Finding(
        rule: "integer-distance", message: "an Int is added to an Int64 only as one", range: range,
        applicability: .safe,
        edits: Edit.around(range, "Int64(", ")"), evidence: ["the left side is an Int64, the right side an Int"]))
  }

  /// `number.intValue` where an `Int32` is expected: that was its type in Swift 2, and it has another name now.
  func renameShortNumber(_ value: Value, expected: TypeID, end: Int) {
    guard let sink, catalog.crosses(.swift3), end > value.start + 1,
      tokens.matches(end - 1, "intValue"), tokens.kind(end - 2) == .period,
      catalog.arena.bare(value.type) == catalog.int,
      case .nominal(.sdk(let id), _) = catalog.node(catalog.expandAlias(catalog.arena.bare(expected))),
      catalog.history.type(id).name == "Int32" || catalog.history.type(id).name == "CInt"
    else { return }
    let range = tokens.range(end - 1)
    sink.report(
      Finding(
        rule: "api/" + "Foundation", message: "'NSNumber.intValue' is now 'NSNumber.int32Value'", range: range,
        applicability: .safe, edits: [Edit(range, "int32Value")],
        evidence: ["an Int32 is expected; 'intValue' gives an Int since Swift 3"]))
  }

  /// `key == "text"` where the key of what was an `NSDictionary` is an `AnyHashable`.
  func compareKey(_ left: Value, from start: Int, operatorToken: Int, right: Value) {
    guard let sink, catalog.crosses(.swift3),
      tokens.matches(operatorToken, "==") || tokens.matches(operatorToken, "!="), index > right.start
    else { return }
    let range: Range<Int>
    if right.isLiteral, isHashableKey(left.type), tokens.kind(right.start) == .stringQuote {
      range = right.start..<index
    } else if left.isLiteral, isHashableKey(right.type), tokens.kind(start) == .stringQuote {
      range = start..<operatorToken
    } else {
      return
    }
    let place = tokens.range(of: range)
    sink.report(
      Finding(
        rule: "explicit-bridging", message: "an AnyHashable is compared with another", range: place,
        applicability: .safe,
        edits: Edit.around(place, "AnyHashable(", ")"),
        evidence: ["the other side is a key of what was an NSDictionary"]))
  }

  private func isHashableKey(_ type: TypeID) -> Bool {
    switch catalog.nominal(type) {
    case .sdk(let id)?: return catalog.history.type(id).name == "AnyHashable"
    case .external(let name)?: return catalog.text(name) == "AnyHashable"
    default: return false
    }
  }
}
