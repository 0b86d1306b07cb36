import MoltSyntax

/// What kind of code a bracket holds.
extension RewriterContext {
  /// What a brace's body belongs to.
  enum BodyOwner: Equatable {
    /// A type, protocol or extension; the index of its keyword.
    case type(Int)
    /// A function or initialiser; the index of its keyword.
    case function(Int)
    /// Everything else: closures, control flow, accessors.
    case code
  }

  /// Finds what the body that `brace` opens belongs to, by the words before it.
  func owner(of brace: Int) -> BodyOwner {
    var index = brace - 1
    while index >= 0 {
      switch tokens.kind(index) {
      case .kwStruct, .kwEnum, .kwProtocol, .kwExtension: return .type(index)
      case .kwClass:
        // `class func`, `class var` and a protocol's `: class` open no class.
        let next = tokens.kind(index + 1)
        if next == .identifier && tokens.kind(index - 1) != .colon { return .type(index) }
      case .kwFunc: return .function(index)
      case .kwInit where tokens.kind(index - 1) != .period:
        if tokens.kind(index + 1) == .leftParen || tokens.starts(index + 1, with: "<")
          || tokens.kind(index + 1) == .postfixQuestion || tokens.kind(index + 1) == .postfixExclamation
        {
          return .function(index)
        }
      case .leftBrace, .rightBrace, .semicolon, .leftParen, .leftBracket, .equal, .kwIn, .kwIf, .kwFor, .kwWhile,
        .kwSwitch, .kwGuard, .kwElse, .kwDo, .kwRepeat, .kwReturn, .kwVar, .kwLet, .kwSubscript, .kwDeinit:
        return .code
      default: break
      }
      if let partner = tokens.partner(index), partner < index { index = partner }
      index -= 1
    }
    return .code
  }

  /// The keyword of the innermost type whose body holds the token; nil outside of types.
  func enclosingType(_ index: Int) -> Int? {
    var brace = enclosingBrace(index)
    while let open = brace {
      if case .type(let keyword) = owner(of: open) { return keyword }
      brace = enclosingBrace(open)
    }
    return nil
  }

  /// The names of the types around a token, from the innermost on; of an extension the extended type's last name.
  func enclosingTypeNames(_ index: Int) -> [String] {
    var names: [String] = []
    var keyword = enclosingType(index)
    while let current = keyword, names.count < 20 {
      if let header = headers[current] {
        let last = header.target.map { $0.upperBound - 1 } ?? header.name
        if let last { names.append(tokens.name(last)) }
      }
      keyword = enclosingType(current)
    }
    return names
  }

  /// Whether a type is the name of a function type that can be seen where it is written: `Handler`, `Loader.Handler`.
  func isFunctionAlias(_ type: Range<Int>) -> Bool {
    guard tokens.kind(type.upperBound - 1) == .identifier,
      let owners = facts.functionAliases[tokens.name(type.upperBound - 1)]
    else { return false }
    if type.count == 3, tokens.kind(type.lowerBound + 1) == .period {
      return owners.contains(tokens.name(type.lowerBound))
    }
    guard type.count == 1 else { return false }
    return owners.contains("") || enclosingTypeNames(type.lowerBound).contains(where: owners.contains)
  }

  /// Whether a hash value is read to make another, in `var hashValue`, `var hash` or `hash(into:)`, or to compare, in `==`.
  func isInHash(_ index: Int) -> Bool {
    var brace = enclosingBrace(index)
    while let open = brace {
      if tokens.kind(open - 2) == .colon, tokens.matches(open - 3, "hashValue") || tokens.matches(open - 3, "hash") {
        return true
      }
      if case .function(let keyword) = owner(of: open) {
        return tokens.matches(keyword + 1, "==") || tokens.matches(keyword + 1, "hash")
      }
      brace = enclosingBrace(open)
    }
    return false
  }

  /// Whether the token stands directly in the body of a type, as a member's first words do.
  func isMember(_ index: Int) -> Bool {
    guard let brace = enclosingBrace(index), case .type = owner(of: brace) else { return false }
    return true
  }

  /// Whether a brace opens a closure, not the body of a declaration or of a statement.
  func isClosure(_ brace: Int) -> Bool {
    switch tokens.kind(brace - 1) {
    case .leftParen, .comma, .colon, .equal, .infixOperator, .prefixOperator, .leftBracket, .kwReturn, .kwIn,
      .infixQuestion, .kwTry:
      return tokens.kind(brace - 1) != .colon || nesting.parent(brace).map { tokens.kind($0) != .leftBrace } ?? false
    case .kwElse, .kwDo, .kwRepeat, .kwCatch, .kwDefer, .leftBrace, .rightBrace, .semicolon: return false
    case .identifier, .rightParen, .postfixQuestion, .postfixExclamation, .rightBracket, .postfixOperator: break
    default: return false
    }
    guard case .code = owner(of: brace) else { return false }
    let statement = statement(around: brace)
    switch tokens.kind(statement.lowerBound) {
    case .kwIf, .kwFor, .kwWhile, .kwSwitch, .kwGuard, .kwDo, .kwRepeat, .kwDefer, .kwCatch, .kwElse:
      return nesting.parent(brace) != nesting.parent(statement.lowerBound)
    default: break
    }
    let isAccessor =
      tokens.kind(brace - 1) == .identifier
      && (tokens.matches(brace - 1, "get") || tokens.matches(brace - 1, "set") || tokens.matches(brace - 1, "didSet")
        || tokens.matches(brace - 1, "willSet"))
    return !isAccessor
  }

  /// Where a parameter clause belongs.
  enum ClauseOwner: Equatable {
    /// A function, initialiser or subscript; the index of its keyword.
    case declaration(Int)
    /// A closure; the index of its brace.
    case closure(Int)
  }

  /// What the `(` at `open` lists the parameters of; nil when it is something else, such as a call or a tuple.
  func clauseOwner(of open: Int) -> ClauseOwner? {
    var index = open - 1
    if tokens.kind(index) == .rightBracket, let bracket = tokens.partner(index) { index = bracket - 1 }
    if tokens.kind(index) == .leftBrace, let close = tokens.partner(open) {
      let next = tokens.kind(close + 1)
      let signature = next == .kwIn || next == .arrow || next == .kwThrows || next == .kwRethrows
      return signature ? .closure(index) : nil
    }
    index = open - 1
    // Curried functions of Swift 2 have several clauses.
    while tokens.kind(index) == .rightParen, let earlier = tokens.partner(index) { index = earlier - 1 }
    let floor = max(0, index - 200)
    while index >= floor {
      switch tokens.kind(index) {
      case .kwFunc: return .declaration(index)
      case .kwInit, .kwSubscript: return tokens.kind(index - 1) == .period ? nil : .declaration(index)
      case .identifier, .comma, .colon, .period, .infixOperator, .prefixOperator, .postfixOperator, .equal, .kwWhere,
        .kwProtocol, .kwClass, .kwSelfType, .kwAny, .postfixQuestion, .postfixExclamation, .prefixAmpersand:
        // The name, or the generic parameters between it and the clause.
        index -= 1
      default: return nil
      }
    }
    return nil
  }
}
