import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// What follows from SE-0072 (no implicit bridging) and SE-0163 (a string is a collection again).
extension BodyWalker {
  /// `.characters` of a string, whose name stands at `name`: the string itself since Swift 4.
  ///
  /// - Returns: whether the name is that and was dealt with; the walk is past it then.
  func dropCharacters(_ value: inout Value, _ name: Int) -> Bool {
    guard catalog.to >= .swift4, catalog.from < .swift4, tokens.matches(name, "characters"),
      tokens.kind(name + 1) != .leftParen, tokens.kind(name + 1) != .equal,
      !catalog.index.memberNames.contains("characters")
    else { return false }
    let isString = catalog.arena.bare(value.type) == catalog.string
    guard isString || value.type.isUnknown else { return false }
    index = name + 1
    if keepsCharacters(name) {
      reportKeptCharacters(name)
      value.type = .unknown
      return true
    }
    let range = ByteRange(Int(tokens[name - 1].start), Int(tokens[name].end))
    sink?.report(
      Finding(
        rule: "string-characters", message: "a String is a collection of its characters since Swift 4",
        range: tokens.range(name), applicability: isString ? .safe : .likely, edits: [Edit(range, "")],
        evidence: [
          isString ? "the receiver is a String" : "the receiver's type is not known; the project has no 'characters'"
        ]))
    value.type = isString ? value.type : catalog.string
    return true
  }

  /// `characters` alone in an extension of String.
  func dropOwnCharacters(_ token: Int) -> Value? {
    guard catalog.to >= .swift4, catalog.from < .swift4, tokens.matches(token, "characters"),
      selfType == catalog.string,
      !catalog.index.memberNames.contains("characters")
    else { return nil }
    index = token + 1
    if keepsCharacters(token) {
      reportKeptCharacters(token)
      return Value(type: .unknown, start: token)
    }
    let isMember = tokens.kind(token + 1) == .period
    let range = isMember ? ByteRange(Int(tokens[token].start), Int(tokens[token + 2].start)) : tokens.range(token)
    sink?.report(
      Finding(
        rule: "string-characters", message: "a String is a collection of its characters since Swift 4",
        range: tokens.range(token), applicability: .safe, edits: [Edit(range, isMember ? "" : "self")],
        evidence: ["self is a String"]))
    return Value(type: catalog.string, start: token)
  }

  private func reportKeptCharacters(_ name: Int) {
    let member = tokens.text(name + 2)
    let finding = Finding(
      rule: "string-characters", message: "", range: tokens.range(name), applicability: .manual,
      evidence: ["a String is a collection of its characters since Swift 4"])
    sink?.report(shimFinding(finding, old: "characters." + member, new: member))
  }

  /// Whatever a value needs to go where another type is expected than it has.
  func coerce(_ value: Value, expected: TypeID, end: Int) {
    if expected.isUnknown { return }
    emptyOptions(value, expected: expected, end: end)
    if value.type.isUnknown { return }
    copySubstring(value, expected: expected, end: end)
    unwrapWhereExpected(value, expected: expected, end: end)
    renameShortNumber(value, expected: expected, end: end)
    bridgeToObject(value, expected: expected, end: end)
    bridgeToRoot(value, expected: expected, end: end)
    wrapRawValue(value, expected: expected, end: end)
    takeRawValue(value, expected: expected, end: end)
    retypeKeys(value, expected: expected, end: end)
    unwrapEncoding(value, expected: expected, end: end)
    bridge(value, expected: expected, end: end)
    bridgeToConforming(value, expected: expected, end: end)
    adaptErrorHandler(value, expected: expected, end: end)
  }

  /// A local dictionary with String keys that goes where the SDK has keys of a type of their own: the keys that are put in
  /// have that type now, so the declaration needs it too.
  private func retypeKeys(_ value: Value, expected: TypeID, end: Int) {
    guard let sink, catalog.crosses(.swift4), end == value.start + 1,
      case .nominal(let nominal, let wanted) = catalog.node(catalog.arena.bare(expected)),
      nominal == catalog.dictionaryNominal, wanted.count == 2, case .nominal(.sdk(let id), _) = catalog.node(wanted[0]),
      catalog.history.type(id).kind == .typedString,
      case .nominal(nominal, let written) = catalog.node(catalog.arena.bare(value.type)), written.count == 2,
      written[0] == catalog.string
    else { return }
    let name = catalog.name(tokens, value.start)
    guard let place = locals.position(of: name), let type = locals[place].typeTokens,
      tokens.kind(type.lowerBound) == .leftBracket, tokens.matches(type.lowerBound + 1, "String"),
      tokens.kind(type.lowerBound + 2) == .colon
    else { return }
    locals[place].typeTokens = nil
    let key = catalog.history.type(id).name(in: catalog.to)
    let range = tokens.range(type.lowerBound + 1)
    sink.report(
      Finding(
        rule: "typed-keys", message: "the keys of '\(tokens.name(value.start))' are \(key)s now", range: range,
        applicability: .likely, edits: [Edit(range, key)], evidence: ["it is passed where the SDK takes such keys"]))
  }

  /// A truth value of Objective-C in a condition: Swift 3 wants its `boolValue`.
  func unwrapObjCBool(_ value: Value, end: Int) {
    guard let sink, catalog.crosses(.swift3), end > value.start,
      case .nominal(.sdk(let id), _) = catalog.node(value.type), catalog.history.type(id).name == "ObjCBool",
      isPostfix(value.start..<end)
    else { return }
    let range = tokens.range(of: value.start..<end)
    sink.report(
      Finding(
        rule: "objc-bool", message: "an ObjCBool is no Bool since Swift 3", range: range, applicability: .safe,
        edits: [.insert(".boolValue", at: range.upper, affinity: .previous)], evidence: ["it is used as a condition"]))
  }

  /// A value of Swift where a class or a Core Foundation type is expected: Swift 2 bridged it without a word.
  func bridge(_ value: Value, expected: TypeID, end: Int) {
    guard let sink, catalog.crosses(.swift3), end > value.start,
      case .nominal(.sdk(let id), _) = catalog.node(catalog.arena.bare(expected)),
      !value.isLiteral || !catalog.name(ofSDKType: id).hasPrefix("NS") || catalog.history.type(id).kind == .protocol
    else { return }
    let isOptional = catalog.arena.bare(value.type) != value.type
    if isOptional, catalog.arena.bare(expected) == expected { return }
    guard case .nominal(.sdk(let from), _) = catalog.node(catalog.arena.bare(value.type)), from != id,
      let forms = Self.bridges[catalog.name(ofSDKType: from)], forms.contains(catalog.name(ofSDKType: id))
    else { return }
    let target = catalog.name(ofSDKType: id) + (isOptional ? "?" : "")
    let range = tokens.range(of: value.start..<end)
    let needsParentheses = !isPostfix(value.start..<end)
    var edits: [Edit] = [.insert((needsParentheses ? ")" : "") + " as " + target, at: range.upper, affinity: .previous)]
    if needsParentheses { edits.insert(.insert("(", at: range.lower, affinity: .next), at: 0) }
    sink.report(
      Finding(
        rule: "explicit-bridging", message: "Swift 3 bridges to '\(target)' only where 'as' says so", range: range,
        applicability: .safe, edits: edits,
        evidence: ["a \(catalog.describe(value.type)) is passed where a \(target) is expected"]))
  }

  /// An object where a protocol of the project is expected: its conformance went to the value type with the extension.
  private func bridgeToConforming(_ value: Value, expected: TypeID, end: Int) {
    guard let sink, catalog.crosses(.swift3), end > value.start,
      case .nominal(.project(let wanted), _) = catalog.node(catalog.arena.bare(expected)),
      catalog.isProtocol(.project(wanted)), case .nominal(.sdk(let id), _) = catalog.node(value.type),
      !catalog.supertypes(of: .sdk(id)).contains(.project(wanted)), isPostfix(value.start..<end)
    else { return }
    for name in (Self.bridges[catalog.history.type(id).name] ?? []).sorted() {
      guard let target = catalog.history.type(named: name),
        catalog.supertypes(of: .sdk(target.id)).contains(.project(wanted))
      else { continue }
      sink.report(
        Finding(
          rule: "explicit-bridging", message: "Swift 3 bridges to '\(name)' only where 'as' says so",
          range: tokens.range(of: value.start..<end), applicability: .safe,
          edits: [.insert(" as \(name)", at: Int(tokens[end - 1].end), affinity: .previous)],
          evidence: [
            "a \(catalog.describe(expected)) is expected; \(name) is one, \(catalog.describe(value.type)) is not"
          ]))
      return
    }
  }

  /// Whether a type of Swift becomes an object only by bridging.
  static func bridgesToObject(_ type: String) -> Bool { bridges[type] != nil && !type.hasPrefix("NS") }

  /// What each type of Swift bridges to.
  private static let bridges: [String: Set<String>] = [
    "String": ["NSString", "CFString", "NSCopying"], "Array": ["NSArray", "CFArray"],
    "Dictionary": ["NSDictionary", "CFDictionary"],
    "Set": ["NSSet", "CFSet"], "URL": ["NSURL", "CFURL"], "Data": ["NSData", "CFData"], "Date": ["NSDate", "CFDate"],
    "URLRequest": ["NSURLRequest"], "IndexPath": ["NSIndexPath"], "IndexSet": ["NSIndexSet"],
    "Locale": ["NSLocale", "CFLocale"],
    "Calendar": ["NSCalendar", "CFCalendar"], "TimeZone": ["NSTimeZone", "CFTimeZone"],
    "CharacterSet": ["NSCharacterSet", "CFCharacterSet"], "Int": ["NSNumber"], "Double": ["NSNumber"],
    "Float": ["NSNumber"],
    "Error": ["NSError"], "Bool": ["NSNumber"], "CGFloat": ["NSNumber"], "UInt": ["NSNumber"],
    // A subclass of a reference type is no subtype of the value type.
    "NSMutableData": ["Data", "CFData"], "NSMutableURLRequest": ["URLRequest"], "NSMutableIndexSet": ["IndexSet"],
    "NSMutableCharacterSet": ["CharacterSet"], "NSDateComponents": ["DateComponents"], "NSData": ["Data"],
    "NSURLRequest": ["URLRequest"], "NSIndexSet": ["IndexSet"],
    "NSDate": ["Date"], "NSURL": ["URL"], "NSCharacterSet": ["CharacterSet"],
  ]

  /// Whether an expression needs no parentheses as a receiver or before `as`.
  func isPostfix(_ value: Range<Int>) -> Bool {
    var token = value.lowerBound
    while token < value.upperBound {
      switch tokens.kind(token) {
      case .infixOperator, .prefixOperator, .postfixOperator, .infixQuestion, .kwAs, .kwIs, .kwTry, .prefixAmpersand,
        .equal:
        return false
      default: break
      }
      token = (tokens.partner(token).map { max($0, token) } ?? token) + 1
    }
    return tokens.kind(value.lowerBound) != .leftBrace
  }
}
