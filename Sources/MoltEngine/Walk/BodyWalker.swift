import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// Receives what a walk finds.
protocol FindingSink: AnyObject {
  func report(_ finding: Finding)
}

/// Walks one file's tokens forward, statement by statement, and knows at each name what it stands for.
///
/// It is a reader, not a parser: nothing is built, every token is looked at once, and what it cannot follow it steps over.
/// Types flow up from names and literals and down from what a place expects; where they meet a member of the API history,
/// the edits that bring it to the target version go to the sink. The rules of the walk are in the extensions:
/// statements, conditions, patterns, expressions, calls, closures and declarations.
final class BodyWalker {
  let tokens: TokenBuffer
  /// What the file declares.
  let headers: DeclarationHeaders
  let catalog: Catalog
  let sink: (any FindingSink)?
  /// The number of the file in the project's index; nil when it is none of its files.
  let file: Int?

  /// The next token.
  var index = 0
  /// Where type names are looked up.
  var scope = TypeScope()
  /// The type of `self`; unknown at the top level.
  var selfType = TypeID.unknown
  /// `self` is a type: the body of a static member.
  var isStatic = false
  /// Names bound in the bodies around, innermost last.
  var locals = Locals()
  /// Where the names of functions begin that override or implement what the SDK declares.
  private(set) var governedNames: Set<Int> = []
  /// The member in whose body, accessors or first value the walk is.
  var memberAround: MemberAround?
  /// The type around is an extension.
  var isInExtension = false
  /// What `return` expects.
  var returnType = TypeID.unknown
  /// What the body around is: decides what `case` means.
  var context = Context.file
  /// The local whose first value is being walked.
  var declaring = Name.none
  /// What the first argument of the call at hand is, where the type of the receiver says it.
  var genericArgument: TypeID?
  /// The call at hand makes a value of this type of its only argument.
  var copiedType: TypeID?
  /// The arguments of the call at hand are compared or computed with.
  var takesNumbers = false
  /// A `{` at this place opens a statement's body, not a closure.
  var stopAtBrace = false
  /// The expression is matched as a pattern.
  var isPattern = false
  /// How deep the walk is nested.
  var depth = 0
  /// The header edits made so far begin here: a type inside them is not renamed again.
  var settledTypes: [ByteRange] = []
  /// The `?` and `!` that go because what they stand after is no optional any more.
  var droppedMarks: Set<Int> = []
  /// Types of postfix expressions, by the index of their last token; for rewriters that need one.
  var typesByLastToken: TokenTypes
  /// Whether `typesByLastToken` has the types before each member, call and mark too.
  var recordsEveryStep = false
  /// By name: the project's globals, the nearest first.
  let nearestGlobals = NumberMap<[Int]>()
  /// The token whose type is asked for: members of types and functions of the file that do not hold it are stepped over. Nil:
  /// everything is walked.
  var wanted: Int?
  /// The member or function that was walked because it holds the wanted token.
  private(set) var walked: Range<Int>?

  struct Local {
    var name: Name
    var type: TypeID
    /// A nested function, with its labels.
    var isFunction = false
    /// The `let` that declares it alone.
    var letToken: Int?
    /// The type as it is written.
    var typeTokens: Range<Int>?
    /// Its first value is another variable's: the same object once.
    var isShared = false
    /// Its first value was optional once and is not any more.
    var lostOptional = false
    /// Its first value is a part of a string.
    var isSubstring = false
    /// The tokens of its first value.
    var value: Range<Int>?
    /// Its first value was a `T!`, and no type is written.
    var implicit: ImplicitLocal?
  }

  /// The modules that the file imports and the tables do not know, sorted.
  private(set) lazy var importedLibraries: [String] = {
    var modules: Set<String> = []
    for index in 0..<tokens.count where tokens.kind(index) == .kwImport {
      guard let path = DeclarationHeader(at: index, in: tokens)?.target else { continue }
      modules.insert(tokens.name(path.lowerBound))
    }
    return modules.subtracting(catalog.sdkModules).sorted()
  }()

  enum Context { case file, type, enumeration, body }

  /// - Parameters:
  ///   - path: the file's path, as the project's index knows it.
  ///   - headers: the declarations that others have read of the file.
  init(
    tokens: TokenBuffer, catalog: Catalog, sink: (any FindingSink)?, path: String? = nil,
    headers: DeclarationHeaders? = nil
  ) {
    self.tokens = tokens
    self.headers = headers ?? DeclarationHeaders(tokens)
    self.catalog = catalog
    self.sink = sink
    file = path.flatMap { catalog.index.fileNumbers[$0] }
    typesByLastToken = TokenTypes(count: tokens.count)
  }

  /// Nesting deeper than this is stepped over, and nothing in the file is edited.
  static let deepest = 500
  /// Something was nested deeper.
  var isTooDeep = false

  /// Whether the nesting has gone too deep to be followed.
  var isBeyondDepth: Bool {
    if depth >= Self.deepest { isTooDeep = true }
    return depth >= Self.deepest
  }

  func walk() {
    statements(until: tokens.count - 1)
  }

  /// Walks what decides the types in the member or function that holds a token, and says which that is; nil: the token stands
  /// in none, and only a whole walk tells.
  func walk(around token: Int) -> Range<Int>? {
    (wanted, walked, index) = (token, nil, 0)
    walk()
    wanted = nil
    return walked
  }

  /// Notes that the SDK prescribes the function whose name stands at the token.
  func noteGoverned(_ name: Int) { governedNames.insert(Int(tokens[name].start)) }

  /// Whether a declaration is stepped over because the wanted token stands elsewhere.
  func isUnwanted(_ declaration: Range<Int>, isMember: Bool) -> Bool {
    guard let wanted, walked == nil || walked?.contains(declaration.lowerBound) == false else { return false }
    guard declaration.contains(wanted) else { return true }
    if isMember { walked = declaration }
    return false
  }

  // Tokens

  var kind: TokenKind { tokens.kind(index) }

  /// Whether the token at `index` is that contextual keyword or operator.
  func at(_ text: StaticString) -> Bool { tokens.matches(index, text) }

  /// Moves past the bracket that matches the one at `index`, or past that one alone.
  func skipBrackets() {
    if let close = tokens.partner(index), close > index { index = close + 1 } else { index += 1 }
  }

  // Locals

  func bind(_ name: Name, _ type: TypeID, isFunction: Bool = false, letToken: Int? = nil) {
    if name != .none { locals.append(Local(name: name, type: type, isFunction: isFunction, letToken: letToken)) }
  }

  func local(_ name: Name) -> Local? {
    locals.position(of: name).map { locals[$0] }
  }

  /// Whether a local of that name is in sight, or is being declared right here.
  func isShadowed(_ name: Name) -> Bool { declaring == name || local(name) != nil }

  /// Runs `body` in a scope of its own.
  func scoped(_ body: () -> Void) {
    let count = locals.count
    body()
    locals.removeLast(locals.count - count)
  }

  // Types

  /// Reads the type at `index`, moves past it and renames the type names in it.
  func readType(isCast: Bool = false) -> TypeID {
    var reader = TypeReader(tokens: tokens, at: index, catalog: catalog, scope: scope) {
      [unowned self] path, resolved in
      self.mention(path, resolved)
    }
    reader.isCast = isCast
    let type = reader.read()
    index = reader.index
    return type
  }

  /// Reads the type in `range` without moving.
  func readType(in range: Range<Int>) -> TypeID {
    let before = index
    defer { index = before }
    index = range.lowerBound
    return readType()
  }
}
