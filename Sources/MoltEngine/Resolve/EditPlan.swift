import MoltNames
import MoltSyntax
import MoltText

/// Works out the edits that bring one use of an API from one spelling to another.
struct EditPlan {
  let walker: BodyWalker
  let row: APIRow
  /// How the call is written where the name alone does not say it.
  let template: CallTemplate?
  let old: Spelling
  let new: Spelling
  let name: Int?
  let receiver: Value?
  let call: CallSite?
  let parameters: [Int?]
  let expected: TypeID
  let isImplicit: Bool

  var edits: [Edit] = []
  /// The edits rest on a reading that is not proved.
  var isLikely = false

  var tokens: TokenBuffer { walker.tokens }
  var catalog: Catalog { walker.catalog }

  init(
    walker: BodyWalker, row: APIRow, template: CallTemplate?, old: Spelling, new: Spelling, name: Int?,
    receiver: Value?, call: CallSite?,
    parameters: [Int?], expected: TypeID, isImplicit: Bool
  ) {
    self.walker = walker
    self.row = row
    self.template = template
    self.old = old
    self.new = new
    self.name = name
    self.receiver = receiver
    self.call = call
    self.parameters = parameters
    self.expected = expected
    self.isImplicit = isImplicit
  }

  /// Fills `edits`.
  ///
  /// - Returns: why the place has to be left to a person; nil when the edits are made.
  mutating func make() -> String? {
    if let template { return fill(template) }
    if old.owner.isEmpty { return new.owner.isEmpty ? renameGlobal() : moveToMember() }
    if new.owner.isEmpty { return "'\(new.name)' is no member any more" }
    return renameMember()
  }

  // Globals

  private mutating func renameGlobal() -> String? {
    guard let name else { return "it has no name here" }
    if let reason = changeKind(name) { return reason }
    replaceName(name, with: new.name.base)
    return changeLabels()
  }

  /// A global that became a member: `CGRectMake`, `CGRectZero`, `CGRectInset`, `NSFontAttributeName`.
  private mutating func moveToMember() -> String? {
    guard let name else { return "it has no name here" }
    if let receiver = new.selfIndex { return moveToReceiver(receiver, name) }
    let owner = qualified(new.owner)
    if new.name.isInit {
      guard call != nil else { return "an initialiser cannot stand without its arguments here" }
      replaceName(name, with: owner)
      return changeLabels()
    }
    if let reason = changeKind(name) { return reason }
    let isShort = call == nil && canShorten()
    edits.append(Edit(tokens.range(name), (isShort ? "." : owner + ".") + escaped(new.name.base, afterDot: true)))
    return changeLabels()
  }

  /// Whether the constant is the key of an attributed string and its place expects just such a key. Others (fill modes,
  /// notification names) read worse without their owner.
  private func canShorten() -> Bool {
    guard new.owner.hasPrefix("NSAttributedString"), !expected.isUnknown,
      case .nominal(.sdk(let id), _) = catalog.node(catalog.arena.bare(expected))
    else {
      return false
    }
    let type = catalog.history.type(id)
    return type.kind == .typedString && type.name(in: catalog.to) == new.owner
  }

  /// `f(receiver, x)` → `receiver.m(x)`, `receiver.p`.
  private mutating func moveToReceiver(_ position: Int, _ name: Int) -> String? {
    guard let call, let parens = call.parens, position < call.arguments.count else {
      return "its receiver is not among the arguments"
    }
    let value = call.arguments[position].value
    var moved = receiverPieces(value)
    // `.Above` had its type from the function's parameter.
    if tokens.kind(value.lowerBound) == .period { moved.insert(.text(qualified(new.owner)), at: 0) }
    let member = escaped(new.name.base, afterDot: true)
    let others = call.arguments.indices.filter { $0 != position }
    let end = Int(tokens[parens.close].end)
    let whole = ByteRange(Int(tokens[name].start), end)
    if new.name.isSetter {
      guard others.count == 1 else { return "a property takes one value" }
      edits.append(
        Edit(
          whole,
          pieces: moved + [.text("." + member + " = "), .source(tokens.range(of: call.arguments[others[0]].value))]))
      return nil
    }
    guard new.isCallable else {
      guard others.isEmpty, call.closures.isEmpty else { return "a property takes no arguments" }
      edits.append(Edit(whole, pieces: moved + [.text("." + member)]))
      return nil
    }
    guard let labels = new.labels, labels.count == call.count - 1 else { return "the numbers of arguments differ" }
    if others.isEmpty {
      let tail = call.closures.isEmpty ? "()" : ""
      edits.append(Edit(whole, pieces: moved + [.text("." + member + tail)]))
      return nil
    }
    if position == 0 {
      // What follows the receiver stays as it stands, comments and layout included.
      let next = Int(tokens[call.arguments[1].label ?? call.arguments[1].value.lowerBound].start)
      edits.append(Edit(ByteRange(Int(tokens[name].start), next), pieces: moved + [.text("." + member + "(")]))
      for (place, argument) in others.enumerated() { relabel(call.arguments[argument], to: labels[place]) }
      return nil
    }
    var pieces = moved + [.text("." + member + "(")]
    for (place, argument) in others.enumerated() {
      if place > 0 { pieces.append(.text(", ")) }
      if labels[place] != .none { pieces.append(.text(catalog.text(labels[place]) + ": ")) }
      pieces.append(.source(tokens.range(of: call.arguments[argument].value)))
    }
    edits.append(Edit(whole, pieces: pieces + [.text(")")]))
    return nil
  }

  // Members

  private mutating func renameMember() -> String? {
    let owner = row.owner?.name(in: catalog.to) ?? ""
    if old.name.isInit, name == nil { return changeInitializer() }
    guard let name else { return "it has no name here" }
    if new.name.isInit {
      guard let receiver, receiver.isTypeName, call != nil else { return "it became an initialiser" }
      let start = Int(tokens[name - 2].end)
      edits.append(Edit(ByteRange(start, Int(tokens[name].end)), ""))
      return changeLabels()
    }
    if let reason = changeKind(name) { return reason }
    if new.owner != owner, row.isStatic || row.kind == .enumCase || row.kind == .constant {
      // It moved to another type: that type has to be named, unless the place expects it anyway.
      // `.UIKeyboardWillShow` becomes a constant of another type with the same type of value: both are named then.
      guard isImplicit || receiver?.isTypeName == true else { return "it moved to '\(new.owner)'" }
      let start = isImplicit ? name - 1 : receiver?.start ?? name
      let range = ByteRange(Int(tokens[start].start), Int(tokens[name].end))
      edits.append(Edit(range, qualified(new.owner) + "." + escaped(new.name.base, afterDot: true)))
      return changeLabels()
    }
    replaceName(name, with: new.name.base)
    return changeLabels()
  }

  private mutating func changeInitializer() -> String? {
    guard let parens = call?.parens else { return "its arguments are not in parentheses" }
    if new.name.isInit { return changeLabels() }
    edits.append(Edit.insert("." + new.name.base, at: Int(tokens[parens.open].start), affinity: .previous))
    if !new.isCallable {
      guard call?.count == 0 else { return "a property takes no arguments" }
      edits.append(Edit(ByteRange(Int(tokens[parens.open].start), Int(tokens[parens.close].end)), ""))
    }
    return changeLabels()
  }

  // Parts

  /// Function → property or property → function, at the name.
  private mutating func changeKind(_ name: Int) -> String? {
    if old.isCallable, !new.isCallable {
      // The SDK of Swift 2.3 had properties already where that of 2.2 had methods.
      if call == nil, old.labels?.isEmpty == true, !isPassed(name) {
        isLikely = true
        return nil
      }
      guard let call, let parens = call.parens, call.count == 0 else {
        return call == nil ? "it is named without being called, and is a property now" : "a property takes no arguments"
      }
      edits.append(Edit(ByteRange(Int(tokens[parens.open - 1].end), Int(tokens[parens.close].end)), ""))
    } else if !old.isCallable, new.isCallable {
      if tokens.kind(name + 1) == .equal { return "a method cannot be assigned to" }
      guard new.labels?.isEmpty == true else { return "it takes arguments now" }
      edits.append(Edit.insert("()", at: Int(tokens[name].end), affinity: .previous))
    }
    return nil
  }

  /// Whether a name is all or the end of an argument or a value: there it may stand for the method itself.
  private func isPassed(_ name: Int) -> Bool {
    switch tokens.kind(name + 1) {
    case .period, .postfixQuestion, .postfixExclamation, .infixOperator, .infixQuestion, .kwAs, .leftBrace, .kwElse:
      return false
    case .rightParen:
      let next = tokens.kind(name + 2)
      return next != .postfixExclamation && next != .period && next != .postfixQuestion
    default: return true
    }
  }

  private mutating func changeLabels() -> String? {
    guard let call, old.isCallable, new.isCallable, let from = old.labels, let to = new.labels else { return nil }
    if from == to { return nil }
    guard from.count == to.count else { return "the numbers of arguments differ" }
    for (position, argument) in call.arguments.enumerated() {
      guard position < parameters.count, let parameter = parameters[position], parameter < to.count else {
        return "an argument fits no parameter"
      }
      relabel(argument, to: to[parameter])
    }
    return nil
  }

  private mutating func relabel(_ argument: CallSite.Argument, to label: Name) {
    guard argument.name != label else { return }
    let value = Int(tokens[argument.value.lowerBound].start)
    if let token = argument.label {
      if label == .none {
        let end = tokens[argument.value.lowerBound].flags.contains(.commentBefore) ? Int(tokens[token + 1].end) : value
        edits.append(Edit(ByteRange(Int(tokens[token].start), end), ""))
      } else {
        edits.append(Edit(tokens.range(token), escapedLabel(label)))
      }
    } else if label != .none {
      // It hangs on the parenthesis or comma before: what is put around the value stands after it.
      edits.append(.insert(escapedLabel(label) + ": ", at: value, affinity: .previous))
    }
  }

  private func escapedLabel(_ label: Name) -> String {
    let text = catalog.text(label)
    return text == "inout" || text == "var" || text == "let" ? "`\(text)`" : text
  }

  mutating func replaceName(_ name: Int, with text: String) {
    let afterDot = tokens.kind(name - 1) == .period
    var wanted = escaped(text, afterDot: afterDot)
    if !afterDot, receiver == nil, !old.owner.isEmpty, walker.isShadowed(catalog.name(text)) {
      wanted = "self." + wanted
    }
    // Backticks that are not needed are the writer's.
    if tokens.text(name) != wanted, tokens.name(name) != wanted { edits.append(Edit(tokens.range(name), wanted)) }
  }

  private func escaped(_ name: String, afterDot: Bool) -> String {
    if afterDot { return name == "init" || name == "self" || name == "Type" ? "`\(name)`" : name }
    return Lexer.isReserved(name) ? "`\(name)`" : name
  }

  /// A type's name, told apart from a type of the project that has the same.
  private func qualified(_ owner: String) -> String {
    let first = String(owner.prefix { $0 != "." })
    if catalog.index.typesByName[first] != nil, let module = row.owner?.module { return module + "." + owner }
    return owner
  }

  /// The argument that becomes the receiver, in parentheses where it is more than a postfix expression.
  func receiverPieces(_ value: Range<Int>) -> [Edit.Piece] {
    var value = value
    if tokens.kind(value.lowerBound) == .prefixAmpersand { value = value.lowerBound + 1..<value.upperBound }
    let source = Edit.Piece.source(tokens.range(of: value))
    let type = walker.typesByLastToken[value.upperBound - 1] ?? .unknown
    // A C function took nil and did nothing; a method on an optional says so. Where the result is unwrapped, so is the receiver.
    let isUnwrapped = call.map { tokens.kind($0.end) == .postfixExclamation } ?? false
    var chain = catalog.arena.isOptional(type) ? [Edit.Piece.text(isUnwrapped ? "!" : "?")] : []
    if catalog.to < .swift4, catalog.arena.bare(type) == catalog.string, row.owner?.kind == .protocol,
      row.module == "Swift"
    {
      // A String was no collection in 2 and 3; its characters were.
      chain.append(.text(".characters"))
    }
    if walker.isPostfix(value) { return [source] + chain }
    return [.text("("), source, .text(")")] + chain
  }
}

extension Lexer {
  /// Whether a name can only be written in backticks.
  static func isReserved(_ name: String) -> Bool {
    lex(Array(name.utf8)).kind(0).isKeyword
  }
}
