import MoltNames
import MoltSyntax

extension BodyWalker {
  /// Walks a member's name, which stands at `name`, and the call after it; makes the edits.
  ///
  /// - Parameter known: what the name and the call right after it were found to mean already.
  func use(_ base: Base, receiver: Value?, name: Int, known: (Resolution, CallSite?)? = nil) -> Value {
    let start = receiver?.start ?? name
    var callToken = name + 1
    // `delegate.done?(x)`: an optional requirement is called through its `?`.
    if tokens.kind(callToken) == .postfixQuestion || tokens.kind(callToken) == .postfixExclamation,
      tokens.kind(callToken + 1) == .leftParen
    {
      callToken += 1
    }
    let isKnown = callToken == name + 1
    let call = isKnown && known != nil ? known?.1 : callSite(at: callToken)
    if tokens.kind(name) == .kwInit, let made = base.type {
      // `T.init(…)`, and `self.init(…)` and `super.init(…)` in an initialiser.
      var value = Value(type: catalog.arena.metatype(made), start: start)
      index = name + 1
      if let call { construct(made, call: call, value: &value) }
      return value
    }
    var resolution = (isKnown ? known?.0 : nil) ?? resolveMember(base, name: name, call: call)
    if isUnknown(resolution), isKnown, let property = calledProperty(of: base, name: name, call: call) {
      return Value(type: property.result, start: start)
    }
    index = name + 1
    var value = Value(type: resolution.result, start: start)
    if case .declared = resolution.outcome, let type = base.type {
      value.type = catalog.substituted(value.type, on: type)
    }
    let member = catalog.text(catalog.name(tokens, name))
    if resolution.signature?.isSelfResult == true {
      if let type = base.type { value.type = catalog.arena.bare(type) } else { value.type = selfType }
    }
    if let call { takeRawPointer(name, call: call) }
    if let call, resolution.takesCall || isUnknown(resolution) {
      genericArgument = base.type.flatMap { catalog.genericArgument(of: member, on: $0) }
      var closures = base.type.flatMap { catalog.genericClosureParameters(of: member, on: $0) }
      if closures == nil, isUnknown(resolution), isComparing(member, call) { closures = [.unknown, .unknown] }
      let closureResult = walkArguments(
        call, signature: resolution.signature, parameters: resolution.parameters,
        isKnown: !isUnknown(resolution) || closures != nil, closureParameters: closures)
      if isFlatMapOfCollections(resolution, closureResult: closureResult, receiver: base.type) {
        resolution.outcome = .unknown
      }
      if let type = base.type,
        let result = catalog.genericResult(of: member, on: type, isCall: true, closureResult: closureResult)
      {
        value.type = result
      } else if member == "reduce", let first = call.arguments.first?.value, !first.isEmpty,
        typesByLastToken[first.upperBound - 1] == catalog.string
      {
        value.type = catalog.string
      }
      if callToken != name + 1 { value.type = catalog.arena.optional(value.type) }
    } else if let type = base.type,
      let result = catalog.genericResult(of: member, on: type, isCall: false, closureResult: .unknown)
    {
      value.type = result
    }
    if base.type == catalog.anyObject, !resolution.takesCall, catalog.arena.bare(value.type) == value.type,
      !value.type.isUnknown
    {
      // A property that is looked up at run time may not be there.
      value.type = catalog.arena.intern(.unwrapped(value.type))
    }
    if value.type.isUnknown, case .value(let type) = base { value.type = catalog.fieldType(member, on: type) }
    if value.type.isUnknown, member == "rawValue", let type = base.type { value.type = catalog.rawValue(of: type) }
    apply(resolution, name: name, receiver: receiver, call: resolution.takesCall || isUnknown(resolution) ? call : nil)
    if call?.storesError == true, resolution.takesCall {
      // `try?` makes it one.
      value.type = catalog.arena.optional(value.type)
      return value
    }
    noteEffects(of: resolution, receiver: receiver, value: &value)
    return value
  }

  /// Whether a call orders the elements of an unknown collection: whatever they are, its closure takes two.
  private func isComparing(_ member: String, _ call: CallSite) -> Bool {
    guard ["sort", "sorted", "sortInPlace"].contains(member), call.count == 1,
      !catalog.index.memberNames.contains(member)
    else { return false }
    guard let argument = call.arguments.first else { return true }
    return tokens.kind(argument.value.lowerBound) == .leftBrace
      && (argument.label.map { tokens.matches($0, "by") } ?? true)
  }

  /// Whether `flatMap` is not certainly the one that drops `nil`s, the only one that got another name.
  private func isFlatMapOfCollections(_ resolution: Resolution, closureResult: TypeID, receiver: TypeID?) -> Bool {
    let row: Int
    switch resolution.outcome {
    case .old(let id, _): row = id
    case .agreed(let ids, _): row = ids[0]
    default: return false
    }
    guard catalog.spellings(of: row).new?.name.base == "compactMap" else { return false }
    return !catalog.arena.isOptional(closureResult) || receiver.map { catalog.element(of: $0).isUnknown } ?? true
  }

  func isUnknown(_ resolution: Resolution) -> Bool {
    if case .unknown = resolution.outcome { return true }
    return false
  }

  /// `T(…)` or `T.init(…)`: chooses the initialiser, walks the arguments, renames the labels.
  func construct(_ made: TypeID, call: CallSite, value: inout Value) {
    let start = value.start
    value = Value(type: made, start: start)
    guard let nominal = catalog.nominal(made) else {
      walkArguments(call, signature: nil, parameters: [], isKnown: !made.isUnknown && isLiteralType(made))
      index = call.end
      return
    }
    nameRawValue(made, call)
    let initializer = catalog.name("init")
    let members = catalog.members(of: nominal, named: initializer)
    guard let found = choose(members, named: initializer, call: call, wantsStatic: true, receiver: made) else {
      // `Section("x") { $0.… }`: a library's initialiser hands what it makes to the closure, if anything.
      let isExternal = !memberwise(nominal)
      walkArguments(
        call, signature: nil, parameters: [], isKnown: !isExternal, closureParameters: isExternal ? [made] : nil)
      index = call.end
      return
    }
    copiedType = call.count == 1 && call.arguments.first?.name == Name.none ? made : nil
    walkArguments(call, signature: found.signature, parameters: found.parameters, isKnown: true)
    index = call.end
    if let result = found.signature?.result, catalog.arena.isOptional(result) {
      value.type = catalog.arena.optional(made)
    }
    describe(call, made: made)
    numberFromBool(call, made: made)
    value.lostOptional = !catalog.arena.isOptional(value.type) && couldFail(found) && !call.storesError
    if call.storesError { value.type = catalog.arena.optional(made) }
    var resolution = found
    if found.makesEdit { resolution.evidence.insert("an initialiser of \(catalog.describe(made))", at: 0) }
    apply(resolution, name: nil, receiver: Value(type: made, start: start), call: call)
  }

  /// Whether an initialiser could give nil in Swift 2, so that a `!` follows it that has to go where it cannot now.
  private func couldFail(_ resolution: Resolution) -> Bool {
    guard catalog.from < .swift3, let signature = resolution.signature, !signature.result.isUnknown else {
      return false
    }
    let id: Int
    switch resolution.outcome {
    case .old(let row, _), .current(let row): id = row
    default: return false
    }
    let row = catalog.history.row(id)
    return row.template == nil && row.oldTypes?.hasSuffix("?") == true
  }

  private func isLiteralType(_ type: TypeID) -> Bool {
    if case .nominal = catalog.node(type) { return false }
    return true
  }

  /// An initialiser that is not among the known ones: of a struct of the project, it is the one the compiler makes.
  private func memberwise(_ nominal: Nominal) -> Bool {
    if case .external = nominal { return false }
    return true
  }

  /// A name at the start of an expression: a local, a member of `self`, a global, a type.
  func identifier(expected: TypeID) -> Value {
    let token = index
    let name = catalog.name(tokens, token)
    let isCall = tokens.kind(token + 1) == .leftParen
    if let known = local(name), !known.isFunction || takes(known, callSite(at: token + 1)) {
      index += 1
      var value = Value(type: known.type, start: token)
      value.lostOptional = known.lostOptional
      value.isSubstring = known.isSubstring
      if known.isFunction, let call = callSite(at: index) { callLocal(&value, call) }
      return value
    }
    if let value = dropOwnCharacters(token) ?? optionSetBitCast() { return value }
    let isOwnFunction = isCall && catalog.index.memberNames.contains(catalog.text(name))
    let isMarked = tokens.kind(token + 1) == .postfixExclamation || tokens.kind(token + 1) == .postfixQuestion
    let isMember = !isCall && isOldProperty(name, token)
    if !isOwnFunction, !isMember, !isMarked || selfType.isUnknown, catalog.looksLikeType(name),
      let value = typeName(name, isCall: isCall)
    {
      return value
    }
    if !selfType.isUnknown {
      let call = callSite(at: token + 1)
      let resolution = resolveMember(.implicitSelf, name: token, call: call)
      if !isUnknown(resolution) { return use(.implicitSelf, receiver: nil, name: token, known: (resolution, call)) }
    }
    if isOwnFunction, !isOwnGlobal(name, callSite(at: token + 1)), let value = typeName(name, isCall: isCall) {
      return value
    }
    return global(name, expected: expected)
  }

  /// Whether a function of the project, outside of types, takes a call.
  private func isOwnGlobal(_ name: Name, _ call: CallSite?) -> Bool {
    guard let own = globals(named: name) else { return false }
    return own.count > Self.mostOverloads
      || own.contains {
        catalog.index.declarations[$0].kind == .function && match(declared: $0, call: call, wantsStatic: false) != nil
      }
  }

  /// Whether a nested function takes as many arguments as a call passes.
  private func takes(_ local: Local, _ call: CallSite?) -> Bool {
    guard let call, case .function(let parameters, _) = catalog.node(local.type) else { return true }
    return parameters.count >= call.count
  }

  private func callLocal(_ value: inout Value, _ call: CallSite) {
    var signature: Signature?
    if case .function(let parameters, let result) = catalog.node(catalog.arena.bare(value.type)) {
      signature = Signature(
        parameters: parameters.map { .init(label: .none, type: $0, hasDefault: false) }, result: result)
    }
    let start = value.start
    walkArguments(
      call, signature: signature, parameters: (0..<call.count).map { $0 }, isKnown: signature != nil)
    index = call.end
    value = Value(type: signature?.result ?? .unknown, start: start)
  }

  /// A type's name in an expression; nil when it is none.
  private func typeName(_ name: Name, isCall: Bool) -> Value? {
    if let dotted = dottedType(from: index) { return dotted }
    let resolved = catalog.resolve(path: [name], scope: scope)
    switch catalog.node(resolved.type) {
    case .unknown: return nil
    case .nominal(.external(let outer), _) where outer == name:
      // Nobody's type: a library's, or not a type at all. What follows is certainly not the SDK's to rename.
      if catalog.index.globals[catalog.text(name)] != nil || isSDKName(name, isCall: isCall) { return nil }
    default: break
    }
    let token = index
    if let reference = reference(meantAt: token, insteadOf: resolved) {
      index += 1
      return Value(type: catalog.arena.metatype(reference), start: token, isTypeName: true)
    }
    if let empty = objectSetByUnit(madeAt: token, resolved) ?? emptyObject(madeAt: token, resolved) {
      index += 1
      return Value(type: catalog.arena.metatype(empty), start: token, isTypeName: true)
    }
    mention(token..<token + 1, resolved, isValue: true)
    index += 1
    return Value(type: catalog.arena.metatype(resolved.type), start: token, isTypeName: true)
  }

  /// Whether the SDK has that name for something that is no type; what is called outside of types is no member.
  private func isSDKName(_ name: Name, isCall: Bool) -> Bool {
    catalog.rows(named: name).contains { id in
      guard isCall else { return true }
      let row = catalog.history.row(id)
      return row.owner == nil || row.kind == .function || row.kind == .constant || row.kind == .method
    }
  }

  /// The class itself, where a member follows that only the class has and its value type has not: `NSLocale.system`.
  private func reference(meantAt token: Int, insteadOf resolved: Catalog.ResolvedType) -> TypeID? {
    guard tokens.kind(token + 1) == .period, tokens.kind(token + 2) == .identifier, let value = resolved.row,
      resolved.newName != nil, let reference = value.referenceType
    else { return nil }
    let name = catalog.name(tokens, token + 2)
    guard catalog.members(of: .sdk(value.id), named: name).isEmpty,
      catalog.members(of: .sdk(reference.id), named: name).contains(where: { member in
        guard case .row(let id) = member else { return false }
        return catalog.spellings(of: id).new?.base == name
      })
    else { return nil }
    return catalog.arena.intern(.nominal(.sdk(reference.id), []))
  }

  /// `Outer.Inner` that is one type of the SDK: its name is renamed as a whole.
  private func dottedType(from token: Int) -> Value? {
    guard tokens.kind(token + 1) == .period, tokens.kind(token + 2) == .identifier,
      !tokens[token + 2].flags.contains(.startsLine),
      catalog.index.type(named: tokens.name(token)) == nil,
      let first = tokens.text(token + 2).unicodeScalars.first, first.properties.isUppercase,
      !catalog.history.types(named: tokens.name(token) + "." + tokens.name(token + 2)).isEmpty
    else { return nil }
    let resolved = catalog.resolve(path: [catalog.name(tokens, token), catalog.name(tokens, token + 2)], scope: scope)
    mention(token..<token + 3, resolved)
    index = token + 3
    return Value(type: catalog.arena.metatype(resolved.type), start: token, isTypeName: true)
  }
}
