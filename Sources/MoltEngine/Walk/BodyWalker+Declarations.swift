import MoltSyntax

extension BodyWalker {
  func typeDeclaration() {
    guard let header = headers[index], let name = header.name else {
      index += 1
      return
    }
    let introducer = kind
    if wanted != nil, let body = header.body, isUnwanted(index..<body.close + 1, isMember: false) {
      index = body.close + 1
      return
    }
    var dotted = tokens.name(name)
    var written: String?
    if introducer == .kwExtension {
      // The extended type may be an older name itself.
      index = name
      let type = readType()
      if case .nominal(let nominal, _) = catalog.node(type) {
        switch nominal {
        case .project(let id): dotted = catalog.index.types[id].name
        case .sdk(let id): dotted = catalog.history.type(id).name
        case .external: break
        }
      }
      // What the project nests in an SDK type is known by the name under which it was extended.
      written = tokens.text(in: tokens.range(of: name..<index))
    }
    for range in header.inherited { _ = readType(in: range) }
    if let range = header.genericParameters { readGenerics(range) }
    if let range = header.whereClause { readGenerics(range) }
    guard let body = header.body else {
      index = max(index, name + 1)
      return
    }
    depth += 1
    defer { depth -= 1 }
    guard !isBeyondDepth else {
      index = body.close + 1
      return
    }
    let outer = (scope, selfType, isStatic, context, locals)
    defer { (scope, selfType, isStatic, context, locals) = outer }
    let whole = introducer == .kwExtension ? dotted : fullName(dotted)
    if let written, written != whole { scope.owners.append(written) }
    scope.owners.append(whole)
    for generic in genericNames(header) { scope.generics[generic.name] = generic.bound }
    selfType = introducer == .kwExtension ? catalog.resolve(dotted: whole) : localType(whole)
    isStatic = false
    locals = Locals()
    context = introducer == .kwEnum ? .enumeration : .type
    completeClass(header, body: body)
    index = body.open + 1
    let outerExtension = isInExtension
    isInExtension = introducer == .kwExtension
    statements(until: body.close)
    isInExtension = outerExtension
    index = body.close + 1
  }

  /// The dotted name under which the index knows a type declared here.
  private func fullName(_ name: String) -> String {
    // The index knows no deeper ones.
    for owner in scope.owners.prefix(OutlineReader.deepest).reversed()
    where catalog.index.typesByName[owner + "." + name] != nil {
      return owner + "." + name
    }
    return scope.owners.last.map { $0 + "." + name } ?? name
  }

  /// A type by its full name; one declared in a function is in no index.
  private func localType(_ dotted: String) -> TypeID {
    let type = catalog.resolve(dotted: dotted)
    if case .nominal(.project, _) = catalog.node(type) { return type }
    return catalog.arena.intern(.nominal(.external(catalog.name(dotted)), []))
  }

  private func genericNames(_ header: DeclarationHeader) -> [(name: Name, bound: TypeID)] {
    guard let range = header.genericParameters else { return [] }
    var found: [(Name, TypeID)] = []
    for token in range where tokens.kind(token) == .identifier && tokens.kind(token - 1) != .colon {
      var bound = TypeID.unknown
      if tokens.kind(token + 1) == .colon {
        var reader = TypeReader(tokens: tokens, at: token + 2, catalog: catalog, scope: scope)
        bound = reader.read()
      }
      if bound.isUnknown {
        bound = catalog.arena.intern(.nominal(.external(catalog.name(tokens, token)), []))
      }
      found.append((catalog.name(tokens, token), bound))
    }
    return found
  }

  /// Renames the types in `<T: P where …>` and `where` clauses.
  func readGenerics(_ range: Range<Int>) {
    let before = index
    defer { index = before }
    var token = range.lowerBound
    while token < range.upperBound {
      if tokens.kind(token) == .identifier, tokens.kind(token - 1) != .period {
        index = token
        _ = readType()
        token = max(index, token + 1)
      } else {
        token += 1
      }
    }
  }

  func functionStatement() {
    guard let header = headers[index] else {
      index += 1
      return
    }
    let introducer = kind
    if wanted != nil, context != .body, isUnwanted(header.introducer..<functionEnd(header), isMember: true) {
      index = functionEnd(header)
      return
    }
    let outer = (scope, isStatic, returnType, settledTypes, context, memberAround)
    defer { (scope, isStatic, returnType, settledTypes, context, memberAround) = outer }
    let isMember = context == .type || context == .enumeration
    if isMember {
      isStatic = header.modifiers.contains { tokens.kind($0) == .kwStatic || tokens.kind($0) == .kwClass }
    }
    for generic in genericNames(header) { scope.generics[generic.name] = generic.bound }
    if let range = header.genericParameters { readGenerics(range) }
    if let range = header.whereClause { readGenerics(range) }
    if isMember {
      fitModifiersToValue(header)
      memberAround = memberAround(header)
    }
    let migrated = migrateHeader(header, isMember: isMember)
    if migrated != nil, let name = header.name { noteGoverned(name) }
    let outerLocals = locals.count
    var bound: [(name: Name, type: TypeID, tokens: Range<Int>?)] = []
    for (position, parameter) in (header.parameterClauses.flatMap(\.parameters)).enumerated() {
      var type = parameter.type.map { readType(in: $0) } ?? .unknown
      if let migrated, position < migrated.parameters.count, !isNarrower(type, than: migrated.parameters[position].type)
      {
        type = migrated.parameters[position].type
      }
      if parameter.ellipsis != nil { type = catalog.array(of: type) }
      if let value = parameter.defaultValue {
        index = value.lowerBound
        coerce(expression(expected: type), expected: type, end: index)
      }
      if let token = parameter.second ?? parameter.first {
        bound.append((catalog.name(tokens, token), type, parameter.type))
      }
    }
    var result = header.result.map { readType(in: $0) } ?? catalog.void
    if let migrated { result = migrated.result }
    returnType = result
    if context == .body, introducer == .kwFunc, let name = header.name {
      // Visible to the statements after it, and to itself.
      bind(
        catalog.name(tokens, name), catalog.arena.intern(.function(bound.map(\.type), result)), isFunction: true)
    }
    let visible = locals.count
    for (name, type, tokens) in bound where name != .none {
      bind(name, type)
      locals[locals.count - 1].typeTokens = tokens
    }
    if let body = header.body {
      index = body.open
      if introducer == .kwSubscript {
        accessors(body, type: result)
      } else {
        block()
      }
    } else {
      index = max(header.end, index + 1)
    }
    locals.removeLast(locals.count - (isMember ? outerLocals : visible))
  }

  /// The token after a function, its body included.
  private func functionEnd(_ header: DeclarationHeader) -> Int {
    max(header.body.map { $0.close + 1 } ?? header.end, index + 1)
  }

  /// Whether a written type is one of its own, not just an older form of what the SDK says.
  private func isNarrower(_ written: TypeID, than target: TypeID) -> Bool {
    let (one, two) = (catalog.arena.bare(written), catalog.arena.bare(target))
    return !one.isUnknown && one != two && !catalog.isOldForm(one, of: two)
  }

  /// `var a: T = x { … }`, `let (a, b) = x`, several in one statement.
  func variableDeclaration(stopAtBrace: Bool = false) {
    guard let header = headers[index], !header.bindings.isEmpty else {
      index += 1
      return
    }
    let isMember = context == .type || context == .enumeration
    if wanted != nil, isMember, isUnwanted(header.introducer..<max(header.end, index + 1), isMember: true) {
      index = max(header.end, index + 1)
      return
    }
    let outer = (isStatic, memberAround)
    if isMember {
      isStatic = header.modifiers.contains { tokens.kind($0) == .kwStatic || tokens.kind($0) == .kwClass }
    }
    defer { (isStatic, memberAround) = outer }
    for binding in header.bindings {
      var lostOptional = false
      var isSubstring = false
      var implicit: ImplicitLocal?
      var type = TypeID.unknown
      if isMember { memberAround = binding.name.flatMap { memberAround(header, property: $0) } }
      if let range = binding.type { type = readType(in: range) }
      if let range = binding.type, let value = binding.initializer { allowNilPointer(range, value) }
      if isMember, binding.type != nil { dropInspectable(header, type: type) }
      if !isMember, let name = binding.name, let range = binding.type, let end = blockEnd(binding.end),
        let typed = typedConstant(name, type: range, in: end)
      {
        settledTypes.append(tokens.range(of: range))
        type = typed
      }
      if isMember, let name = binding.name { migrateProperty(header, binding, name: name, type: &type) }
      if let value = binding.initializer {
        index = value.lowerBound
        let outer = declaring
        defer { declaring = outer }
        if !isMember, let name = binding.name { declaring = catalog.name(tokens, name) }
        let first = expression(expected: type, stopAtBrace: stopAtBrace)
        coerce(first, expected: type, end: index)
        if type.isUnknown { type = first.type }
        lostOptional = first.lostOptional && binding.type == nil
        isSubstring = first.isSubstring && binding.type == nil && index == value.upperBound
        if binding.type == nil, index == value.upperBound { settleComponent(first, end: index) }
        if binding.type == nil, let name = binding.name, index == value.upperBound {
          implicit = implicitLocal(name: name, value: first)
        }
        // What the walk did not follow of the value.
        while index < value.upperBound {
          let before = index
          expression(expected: .unknown, stopAtBrace: stopAtBrace)
          if index <= before { index = before + 1 }
        }
      }
      if let body = binding.accessors { accessors(body, type: type) }
      if !isMember {
        index = binding.pattern.lowerBound
        let isAlone = header.bindings.count == 1 && tokens.kind(header.introducer) == .kwLet
        bindPattern(binding.pattern, type, letToken: isAlone ? header.introducer : nil)
        if binding.name != nil, !locals.isEmpty { locals[locals.count - 1].typeTokens = binding.type }
        if binding.name != nil, !locals.isEmpty, let value = binding.initializer {
          locals[locals.count - 1].isShared = tokens.kind(value.upperBound - 1) != .rightParen
        }
        if lostOptional, binding.name != nil, !locals.isEmpty { locals[locals.count - 1].lostOptional = true }
        if binding.name != nil, !locals.isEmpty {
          locals[locals.count - 1].implicit = implicit
          locals[locals.count - 1].isSubstring = isSubstring
          locals[locals.count - 1].value = binding.initializer
        }
      }
      index = max(index, binding.end)
    }
    index = max(index, header.end)
  }

  /// The brace that closes the block around `token`.
  func blockEnd(_ token: Int) -> Int? {
    var token = token
    while token < tokens.count - 1 {
      if tokens.kind(token) == .rightBrace { return token }
      token = (tokens.partner(token).map { max($0, token) } ?? token) + 1
    }
    return nil
  }

  private func bindPattern(_ range: Range<Int>, _ type: TypeID, letToken: Int?) {
    if range.count == 1, tokens.kind(range.lowerBound) == .identifier {
      bind(catalog.name(tokens, range.lowerBound), type, letToken: letToken)
    } else {
      index = range.lowerBound
      pattern(type, binding: true, until: range.upperBound)
    }
  }

  /// `{ get { } set(x) { } }`, `{ willSet { } didSet { } }` or a getter's statements.
  func accessors(_ body: Braces, type: TypeID) {
    depth += 1
    let outer = (context, returnType)
    defer {
      depth -= 1
      (context, returnType) = outer
      index = body.close + 1
    }
    guard !isBeyondDepth else { return }
    context = .body
    returnType = type
    index = body.open + 1
    let isGetter = !isAccessor(index)
    if isGetter {
      scoped { statements(until: body.close) }
      return
    }
    while index < body.close {
      let before = index
      if kind == .atSign {
        skipAttribute()
      } else if isAccessor(index) {
        let word = tokens.text(index)
        index += 1
        scoped {
          var value = catalog.name(word == "didSet" ? "oldValue" : "newValue")
          if kind == .leftParen, tokens.kind(index + 1) == .identifier {
            value = catalog.name(tokens, index + 1)
            skipBrackets()
          }
          if word != "get" { bind(value, type) }
          returnType = word == "get" ? type : catalog.void
          block()
        }
      } else {
        statement()
      }
      if index <= before { index = before + 1 }
    }
  }

  private func isAccessor(_ token: Int) -> Bool {
    var token = token
    while tokens.kind(token) == .identifier, tokens.matches(token, "mutating") || tokens.matches(token, "nonmutating") {
      token += 1
    }
    guard tokens.kind(token) == .identifier else { return tokens.kind(token) == .atSign }
    switch tokens.text(token) {
    case "get", "set", "willSet", "didSet", "_read", "_modify":
      let next = tokens.kind(token + 1)
      return next == .leftBrace || next == .leftParen || next == .rightBrace || next == .identifier
    default: return false
    }
  }

  func aliasDeclaration() {
    guard let header = headers[index] else {
      index += 1
      return
    }
    for range in header.inherited { _ = readType(in: range) }
    let end = max(header.end, index + 1)
    if let target = header.target { _ = readType(in: target) }
    index = end
  }

  func importDeclaration() {
    let end = headers[index]?.end ?? index + 1
    index = max(end, index + 1)
  }

  func operatorDeclaration() {
    let end = headers[index]?.end ?? index + 1
    index = max(end, index + 1)
  }

  /// `case a(T), b = 1`
  func caseDeclaration() {
    guard let header = headers[index], !header.cases.isEmpty else {
      index += 1
      return
    }
    for item in header.cases {
      if let parts = item.associated { _ = readType(in: parts.open..<parts.close + 1) }
      if let value = item.rawValue {
        index = value.lowerBound
        expression(expected: .unknown)
      }
    }
    index = max(header.end, index, header.introducer + 1)
  }
}
