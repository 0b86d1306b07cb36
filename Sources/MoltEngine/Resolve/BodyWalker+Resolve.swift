import MoltNames
import MoltSyntax
import MoltText

extension BodyWalker {
  /// Finds what `name` means on a receiver.
  ///
  /// The rows of the receiver's own type decide; where the type is not known, all rows of that name, if they agree.
  func resolveMember(_ base: Base, name token: Int, call: CallSite?) -> Resolution {
    let name = catalog.name(tokens, token)
    let receiver: TypeID
    var wantsStatic = false
    switch base {
    case .value(let type): receiver = catalog.arena.bare(type)
    case .type(let type):
      receiver = type
      wantsStatic = true
    case .implicitSelf:
      receiver = selfType
      wantsStatic = isStatic
    }
    guard let nominal = catalog.nominal(receiver) else {
      if case .implicitSelf = base { return Resolution() }
      if case .composition(let parts) = catalog.node(receiver) {
        return resolveMember(ofAll: parts, name: name, call: call, wantsStatic: wantsStatic)
      }
      if !receiver.isUnknown { return Resolution() }
      return agreement(name, call: call, wantsStatic: wantsStatic)
    }
    let members = catalog.members(of: nominal, named: name)
    if var found = choose(members, named: name, call: call, wantsStatic: wantsStatic, receiver: receiver) {
      if found.makesEdit { found.evidence.insert(evidence(base, receiver), at: 0) }
      return found
    }
    if case .implicitSelf = base { return Resolution() }
    // Members of a library's type, or of a type that inherits from one, cannot all be known.
    let isAny = receiver == catalog.anyObject
    if case .external = nominal, wantsStatic { return Resolution() }
    guard isAny || catalog.hasForeignAncestor(nominal), receiver != catalog.foreign else { return Resolution() }
    let agreed = agreement(name, call: call, wantsStatic: wantsStatic, isObject: isAny)
    return libraryType(nominal).map { agreed.leftAlone(on: $0, of: importedLibraries) } ?? agreed
  }

  /// The name of a type that certainly or likely belongs to a library that the file imports.
  ///
  /// Where all imports are the SDK's, it is a class of Objective-C that a bridging header brings in: those are views and
  /// controllers more often than not.
  private func libraryType(_ nominal: Nominal) -> String? {
    guard case .external(let name) = nominal, nominal != catalog.nominal(catalog.any), !importedLibraries.isEmpty
    else { return nil }
    let text = catalog.text(name)
    let isPlaceholder = text.split(separator: ".").contains { catalog.placeholders.contains(String($0)) }
    return isPlaceholder ? nil : text
  }

  /// A member of a value that has several protocols at once: the first of them that knows it.
  private func resolveMember(ofAll parts: [TypeID], name: Name, call: CallSite?, wantsStatic: Bool) -> Resolution {
    for part in parts {
      guard let nominal = catalog.nominal(part) else { continue }
      let members = catalog.members(of: nominal, named: name)
      guard var found = choose(members, named: name, call: call, wantsStatic: wantsStatic, receiver: part) else {
        continue
      }
      if found.makesEdit { found.evidence.insert("the receiver is a \(catalog.describe(part))", at: 0) }
      return found
    }
    return Resolution()
  }

  private func evidence(_ base: Base, _ receiver: TypeID) -> String {
    switch base {
    case .value: return "the receiver is a \(catalog.describe(receiver))"
    case .type: return "a member of the type \(catalog.describe(receiver))"
    case .implicitSelf: return "self is a \(catalog.describe(receiver))"
    }
  }

  /// The best of several members for a use.
  func choose(_ members: [Member], named name: Name, call: CallSite?, wantsStatic: Bool, receiver: TypeID)
    -> Resolution?
  {
    var own: Resolution?
    var ownTakesCall = false
    var current: Resolution?
    var old: Resolution?
    // Places in `members`: the nearer a type is to the receiver, the earlier its members.
    var currentPlace = 0
    // The current reading is a method without its arguments.
    var isNamedOnly = false
    var oldPlace = 0
    for (place, member) in nearestFirst(members).enumerated() {
      switch member {
      case .declared(let id):
        guard
          let found = match(declared: id, call: call, wantsStatic: wantsStatic)
        else {
          continue
        }
        if own == nil || call?.parens != nil && !ownTakesCall && found.takesCall {
          (own, ownTakesCall) = (found, found.takesCall)
        } else if found.takesCall == ownTakesCall {
          note(found.signature, besides: &own)
        }
      case .row(let id):
        let spellings = catalog.spellings(of: id)
        guard spellings.isStatic == wantsStatic || spellings.isGlobal else { continue }
        if let condition = spellings.condition, !fits(condition, call) { continue }
        // `view.frame` is the property, though a method begins alike; without a call a method is the last thing meant.
        let isOpen = current == nil || isNamedOnly && call == nil
        if isOpen, let new = spellings.new, new.base == name, let found = match(new, row: id, call: call),
          current == nil || !new.isCallable
        {
          isNamedOnly = new.isCallable && call == nil
          var found = found
          found.outcome = .current(row: id)
          current = found
          currentPlace = place
        } else if !isOpen, call?.count == 1, let new = spellings.new, new.base == name,
          case .current(let first)? = current?.outcome,
          catalog.history.row(first).owner == catalog.history.row(id).owner, let found = match(new, row: id, call: call)
        {
          // Two of one name and labels: what is passed may be meant for either.
          note(found.signature, besides: &current)
        }
        if old == nil {
          for spelling in spellings.old where spelling.base == name {
            guard let found = match(spelling, row: id, call: call) else { continue }
            // An old spelling that another API bears today says nothing by itself; but where a result is used, it
            // is the one that had a result: `sort()` of Swift 2 gave an array, Swift 3's sorts in place.
            if spellings.isAmbiguous, !isUsed(call), !isTold(byArgumentsOf: call, found), !isRangeOfIndices(receiver) {
              continue
            }
            old = found
            old?.outcome = .old(row: id, spelling)
            oldPlace = place
            break
          }
        }
      }
    }
    // The project's own declaration wins, unless it overrides or implements the very API that was renamed.
    if let own {
      if case .declared(let id) = own.outcome, let old, governs(old, declared: id) { return old }
      if old == nil, current == nil, case .declared(let id) = own.outcome, let call,
        let (row, spelling) = catalog.witnessedRow(ofDeclared: id), var found = match(spelling, row: row, call: call)
      {
        found.outcome = .old(row: row, spelling)
        found.applicability = .likely
        found.evidence = ["its name, labels and types are those of an SDK requirement"]
        return found
      }
      return own
    }
    if let call, let current, let found = closureReading(of: members, named: name, call: call, besides: current) {
      return found
    }
    // A property that became a method is no method of that name without its arguments.
    if let old, isNamedOnly, case .old(_, let spelling) = old.outcome, !spelling.isCallable { return old }
    if let old, let current {
      return preferOld(old, current, call: call, isNearer: oldPlace < currentPlace) ? old : current
    }
    return old ?? current
  }

  /// Adds an overload to the reading of a call that takes the same arguments.
  private func note(_ overload: Signature?, besides chosen: inout Resolution?) {
    guard overload?.parameters != chosen?.signature?.parameters else { return }
    chosen?.signature?.isOverloaded = true
    if chosen?.signature?.alternatives.isEmpty == true, let first = chosen?.signature?.parameters.map(\.type) {
      chosen?.signature?.alternatives = [first]
    }
    if let other = overload?.parameters.map(\.type) { chosen?.signature?.alternatives.append(other) }
  }

  /// Whether a call has the argument by which rows of one spelling are told apart.
  func fits(_ condition: String, _ call: CallSite?) -> Bool {
    guard let call, call.count > 0 else { return true }
    let isClosure = call.arguments.first.map { tokens.kind($0.value.lowerBound) == .leftBrace } ?? true
    switch condition {
    case "closure": return isClosure
    case "value": return !isClosure
    default: break
    }
    guard let (form, argument) = RowCondition.argumentForm(condition) else { return true }
    guard argument <= call.arguments.count else { return false }
    return form == self.form(of: call.arguments[argument - 1].value)
  }

  /// How an argument names the values of a type.
  private func form(of value: Range<Int>) -> RowCondition.ArgumentForm {
    let last = value.upperBound - 1
    if tokens.kind(value.lowerBound) == .period, value.count == 2 { return .implicit }
    guard tokens.kind(value.lowerBound) == .leftBracket, tokens.partner(value.lowerBound) == last else {
      return .explicit
    }
    var token = value.lowerBound + 1
    while token < last {
      guard tokens.kind(token) == .period, token + 2 == last || tokens.kind(token + 2) == .comma else {
        return .explicit
      }
      token += 3
    }
    return .list
  }

  /// Whether what a call gives is certainly used.
  private func isUsed(_ call: CallSite?) -> Bool {
    guard let call else { return false }
    switch tokens.kind(call.end) {
    case .period, .infixOperator, .kwAs, .rightParen, .rightBracket, .comma, .postfixExclamation: return true
    case .leftBracket, .leftBrace, .infixQuestion: if !tokens[call.end].flags.contains(.startsLine) { return true }
    default: break
    }
    let start = tokens.chainStart(endingAt: call.end - 1)
    switch tokens.kind(start - 1) {
    case .equal, .kwReturn, .leftParen, .leftBracket, .comma, .colon, .infixOperator: return true
    case .kwIn: return tokens.kind(call.end) == .leftBrace || tokens.kind(call.end) == .kwWhere
    default: return false
    }
  }

  /// With an older and a current reading side by side, the current one stands unless only the older takes the call.
  private func preferOld(_ old: Resolution, _ current: Resolution, call: CallSite?, isNearer: Bool) -> Bool {
    guard case .old(let row, _) = old.outcome, case .current(let currentRow) = current.outcome else { return false }
    if row == currentRow { return call != nil && old.takesCall && !current.takesCall }
    if catalog.spellings(of: row).isAmbiguous {
      return !isTold(byArgumentsOf: call, current) || isTold(byArgumentsOf: call, old)
    }
    guard call != nil else { return false }
    if old.takesCall != current.takesCall { return old.takesCall }
    // What gives nothing cannot be used: `names.sort().first` is Swift 2's.
    if isUsed(call), current.result == catalog.void, old.result != catalog.void { return true }
    // A deprecated name may live on in a protocol; the type's own API says what became of it.
    return isNearer
  }

  /// Whether a type is a range of a string's indices: those cannot be counted, so the range is no collection.
  private func isRangeOfIndices(_ type: TypeID) -> Bool {
    guard case .nominal(let nominal, let bounds) = catalog.node(type), nominal == catalog.rangeNominal,
      bounds.count == 1,
      case .nominal(.sdk(let id), _) = catalog.node(bounds[0])
    else { return false }
    return catalog.history.type(id).name == "String.Index"
  }

  /// Whether a variable is passed by reference of just the type that the row takes a pointer to.
  private func isTold(byArgumentsOf call: CallSite?, _ found: Resolution) -> Bool {
    guard let call, let signature = found.signature else { return false }
    for (position, argument) in call.arguments.enumerated()
    where argument.value.count == 2 && tokens.kind(argument.value.lowerBound) == .prefixAmpersand {
      guard position < signature.parameters.count,
        let local = local(catalog.name(tokens, argument.value.lowerBound + 1)),
        case .nominal(_, let pointee) = catalog.node(catalog.arena.bare(signature.parameters[position].type)),
        pointee.count == 1, !pointee[0].isUnknown
      else { continue }
      return catalog.expandAlias(local.type) == catalog.expandAlias(pointee[0])
    }
    return false
  }

  /// Whether a declaration of the project is the override or the witness of the row it looks like.
  private func governs(_ old: Resolution, declared id: Int) -> Bool {
    guard case .old(let row, let spelling) = old.outcome else { return false }
    let declared = catalog.index.declarations[id]
    let history = catalog.history.row(row)
    if declared.isOverride { return true }
    guard history.isRequirement, declared.kind == .function, let labels = spelling.labels else { return false }
    return declaredLabels(id) == labels
  }

  /// The argument labels by which Swift 2 calls a function of the project.
  func declaredLabels(_ id: Int) -> [Name] {
    if let known = catalog.declaredLabels[id] { return known }
    let declared = catalog.index.declarations[id]
    let found: [Name] = declared.labels.enumerated().map { position, label in
      if label == "_" { return .none }
      if position == 0, declared.hasImplicitFirstLabel, declared.kind == .function, catalog.from < .swift3 {
        return .none
      }
      return catalog.name(label)
    }
    catalog.declaredLabels[id] = found
    return found
  }

  /// How a use fits a declaration of the project.
  func match(declared id: Int, call: CallSite?, wantsStatic: Bool) -> Resolution? {
    let kind = catalog.index.declarations[id].kind
    if kind != .initializer, catalog.index.declarations[id].isStatic != wantsStatic { return nil }
    let signature = catalog.signature(ofDeclared: id)
    var found = Resolution(outcome: .declared(id), signature: signature, result: signature.result)
    switch kind {
    case .function, .initializer:
      guard let call else {
        found.result = catalog.arena.intern(.function(signature.parameters.map(\.type), signature.result))
        return found
      }
      found.takesCall = true
      guard
        let map = fit(declaredLabels(id), call, signature: signature)
          ?? fit(signature.parameters.map(\.label), call, signature: signature)
      else { return nil }
      found.parameters = map
    default:
      if kind == .enumCase, let call {
        found.takesCall = true
        if call.count == signature.parameters.count { found.parameters = Array(0..<call.count) }
      }
    }
    return found
  }

  /// How a use fits one spelling of a row.
  func match(_ spelling: Spelling, row: Int, call: CallSite?) -> Resolution? {
    let signature = catalog.signature(ofRow: row)
    var found = Resolution(signature: signature, result: signature.result)
    guard spelling.isCallable, let labels = spelling.labels else {
      // A property: a call that follows belongs to the closure in it.
      if call?.parens != nil, cannotBeCalled(signature.result) { return nil }
      return found
    }
    guard let call else {
      // A method named without its arguments: only its base name can be seen.
      found.result = .unknown
      return found
    }
    found.takesCall = true
    guard let map = fit(labels, call, signature: spelling.selfIndex == nil ? signature : nil) else { return nil }
    found.parameters = map
    return found
  }

  /// Whether a value of that type is certainly no closure.
  func cannotBeCalled(_ type: TypeID) -> Bool {
    switch catalog.node(catalog.arena.bare(catalog.expandAlias(type))) {
    case .nominal(.sdk, _), .tuple: return true
    default: return false
    }
  }

  /// Pairs arguments with labels: for each argument its parameter; nil when they do not fit.
  ///
  /// - Parameter signature: tells which parameters may be left out; nil when none may.
  func fit(_ labels: [Name], _ call: CallSite, signature: Signature?) -> [Int?]? {
    let arguments = call.arguments
    let count = call.count
    if let signature, let variadic = signature.variadic, signature.parameters.count == labels.count {
      return fit(labels, call, signature: signature, variadic: variadic)
    }
    if count == labels.count {
      for (position, argument) in arguments.enumerated() where argument.name != labels[position] { return nil }
      return Array(0..<count)
    }
    guard let signature, count < labels.count, signature.parameters.count == labels.count else { return nil }
    var map: [Int?] = []
    var parameter = 0
    for argument in arguments {
      while parameter < labels.count, argument.name != labels[parameter] {
        guard signature.parameters[parameter].hasDefault else { return nil }
        parameter += 1
      }
      guard parameter < labels.count else { return nil }
      map.append(parameter)
      parameter += 1
    }
    let firstClosure = labels.count - call.closures.count
    guard firstClosure >= parameter else { return nil }
    for skipped in parameter..<firstClosure where !signature.parameters[skipped].hasDefault { return nil }
    for closure in 0..<call.closures.count { map.append(firstClosure + closure) }
    return map
  }
  /// The same where one parameter takes any number of arguments, the first of them with its label.
  private func fit(_ labels: [Name], _ call: CallSite, signature: Signature, variadic: Int) -> [Int?]? {
    var map: [Int?] = []
    var parameter = 0
    for argument in call.arguments {
      if parameter == variadic + 1, argument.name == .none, map.last == variadic {
        map.append(variadic)
        continue
      }
      while parameter < labels.count, argument.name != labels[parameter] {
        guard parameter == variadic || signature.parameters[parameter].hasDefault else { return nil }
        parameter += 1
      }
      guard parameter < labels.count else { return nil }
      map.append(parameter)
      parameter += 1
    }
    let firstClosure = labels.count - call.closures.count
    guard firstClosure >= parameter else { return nil }
    for skipped in parameter..<firstClosure where skipped != variadic && !signature.parameters[skipped].hasDefault {
      return nil
    }
    return map + (0..<call.closures.count).map { firstClosure + $0 }
  }
}
