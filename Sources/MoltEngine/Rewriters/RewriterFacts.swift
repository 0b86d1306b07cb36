import MoltNames
import MoltSyntax

/// What rewriters need to know of a project: gathered file by file, merged, and the same for all files.
public struct RewriterFacts: Sendable {
  /// Names of all types, protocols and type aliases that the project declares.
  public var types: Set<String> = []
  /// Base names of all functions that the project declares.
  public var functions: Set<String> = []
  /// Names of all enum cases that the project declares.
  public var enumCases: Set<String> = []
  /// Operators that the project declares.
  public var operators: Set<String> = []
  /// What the old bodies of infix operators say, by operator.
  var precedences: [String: OperatorAttributes] = [:]
  /// Operators for which the project declares functions of its own with optional operands.
  public var operatorFunctions: Set<String> = []
  /// Names of variables and parameters whose type is a function type or an optional one.
  public var closureNames: Set<String> = []
  /// Names in the default values of public functions' parameters.
  public var publicDefaults: Set<String> = []
  /// Type aliases that stand for a function type, with the types that declare them; the empty name is the top level.
  public var functionAliases: [String: Set<String>] = [:]
  /// Calls that are statements, so that the result is not used, by the function's base name.
  var statementCalls: [String: Set<StatementCall>] = [:]
  /// Functions that types of the project declare, as `Type.name`.
  var memberFunctions: Set<String> = []
  /// Calls whose first argument has a label, as `name(label:`.
  public var labelledCalls: Set<String> = []
  /// Whether some class overrides the `hashValue` of another of the project.
  public var overridesHashValue = false
  /// Functions outside of types, with the names of their parameters that were no labels in Swift 1.
  public var globalFunctions: [String: [String]] = [:]
  /// The positions at which functions of a name take autoclosures.
  public var autoclosures: [String: Set<Int>] = [:]
  /// Whether hash values are read, other than for a hash or a comparison.
  public var readsHashValues = false
  /// Closure parameters, and how they leave their functions.
  var closures = ClosureFlow()
  /// Enum cases and their uses; gathered only for the rule that renames them.
  var cases = OwnCases()
  /// Dictionaries whose keys may have a type of the SDK's now.
  var keys = TypedKeyFlow()

  public init() {}

  /// What one file shows.
  ///
  /// - Parameters:
  ///   - headers: the declarations that others have read of the file.
  ///   - collectsCases: whether the uses of enum cases are of interest.
  public init(scanning tokens: TokenBuffer, headers: DeclarationHeaders? = nil, collectsCases: Bool = false) {
    let file = RewriterContext(
      tokens: tokens, from: SwiftVersion(1), to: SwiftVersion(1), facts: RewriterFacts(), headers: headers)
    for index in 0..<tokens.count { note(index, in: file) }
    closures.scan(file)
    keys.scan(file)
    if collectsCases { cases.scan(file) }
  }

  /// What one file shows when there is no other.
  static func alone(_ tokens: TokenBuffer) -> RewriterFacts {
    var facts = RewriterFacts(scanning: tokens, collectsCases: true)
    facts.resolve()
    facts.cases.resolve(SDKCaseNames())
    return facts
  }

  /// Adds what another file shows.
  public mutating func merge(_ other: RewriterFacts) {
    types.formUnion(other.types)
    functions.formUnion(other.functions)
    enumCases.formUnion(other.enumCases)
    operators.formUnion(other.operators)
    precedences.merge(other.precedences) { mine, _ in mine }
    closureNames.formUnion(other.closureNames)
    operatorFunctions.formUnion(other.operatorFunctions)
    publicDefaults.formUnion(other.publicDefaults)
    functionAliases.merge(other.functionAliases) { $0.union($1) }
    statementCalls.merge(other.statementCalls) { $0.union($1) }
    memberFunctions.formUnion(other.memberFunctions)
    labelledCalls.formUnion(other.labelledCalls)
    mergeLabels(other.globalFunctions)
    mergeAutoclosures(other.autoclosures)
    overridesHashValue = overridesHashValue || other.overridesHashValue
    readsHashValues = readsHashValues || other.readsHashValues
    closures.merge(other.closures)
    cases.merge(other.cases)
    keys.merge(other.keys)
  }

  /// Draws the conclusions that need all files; call it once, after the last `merge`.
  public mutating func resolve() { closures.resolve() }

  private mutating func note(_ index: Int, in file: RewriterContext) {
    let tokens = file.tokens
    switch tokens.kind(index) {
    case .kwClass, .kwStruct, .kwEnum, .kwProtocol, .kwTypealias, .kwAssociatedtype:
      guard tokens.kind(index + 1) == .identifier else { return }
      types.insert(tokens.name(index + 1))
      if tokens.kind(index) == .kwTypealias { noteAlias(index, in: file) }
    case .kwFunc:
      if tokens.kind(index + 1) == .identifier {
        functions.insert(tokens.name(index + 1))
        if file.isMember(index), let owner = file.enclosingTypeNames(index).first {
          memberFunctions.insert(owner + "." + tokens.name(index + 1))
        }
      }
      if tokens.isOperator(index + 1) { noteOperator(index, in: file) }
      noteDefaults(index, in: file)
      noteLabels(index, in: file)
      noteAutoclosures(index, in: file)
    case .kwInit:
      noteDefaults(index, in: file)
      if tokens.kind(index - 1) != .period, let type = file.enclosingTypeNames(index).first {
        noteAutoclosures(index, of: type, in: file)
      }
    case .kwCase where tokens.kind(index + 1) == .identifier:
      // A pattern of a `switch` begins with a period or a bare name; that some of those land here does no harm.
      noteCases(index, in: file)
    case .kwOperator:
      if tokens.isOperator(index + 1) { operators.insert(tokens.text(index + 1)) }
      notePrecedence(index, in: tokens)
    case .kwVar where tokens.matches(index + 1, "hashValue"):
      overridesHashValue = overridesHashValue || (1...3).contains { tokens.matches(index - $0, "override") }
    case .kwVar, .kwLet:
      guard tokens.kind(index + 1) == .identifier, tokens.kind(index + 2) == .colon,
        let type = TypeShape.end(startingAt: index + 3, in: tokens)
      else { return }
      if FunctionType(index + 3..<type, in: tokens, allowingOptional: true) != nil {
        closureNames.insert(tokens.name(index + 1))
      }
    case .leftParen: noteCall(open: index, in: file)
    case .identifier where tokens.matches(index, "hashValue") && tokens.kind(index - 1) == .period:
      if !readsHashValues { readsHashValues = !file.isInHash(index) }
    default: break
    }
  }

  private mutating func notePrecedence(_ index: Int, in tokens: TokenBuffer) {
    guard tokens.matches(index - 1, "infix"), tokens.kind(index + 2) == .leftBrace,
      let close = tokens.partner(index + 2), close > index + 3,
      let attributes = OperatorAttributes(index + 3..<close, in: tokens)
    else { return }
    precedences[tokens.text(index + 1)] = attributes
  }

  private mutating func noteCases(_ index: Int, in file: RewriterContext) {
    let tokens = file.tokens
    guard let header = file.headers[index], tokens.kind(header.end) != .colon else { return }
    for item in header.cases { enumCases.insert(tokens.name(item.name)) }
  }

  private mutating func noteOperator(_ index: Int, in file: RewriterContext) {
    let tokens = file.tokens
    guard let header = file.headers[index], let clause = header.parameterClauses.first,
      clause.parameters.contains(where: { parameter in
        parameter.type.map { tokens.kind($0.upperBound - 1) == .postfixQuestion } ?? false
      })
    else { return }
    operatorFunctions.insert(tokens.text(index + 1))
  }

  private mutating func noteDefaults(_ index: Int, in file: RewriterContext) {
    let tokens = file.tokens
    let isPublic = (1...4).contains { tokens.kind(index - $0) == .kwPublic || tokens.matches(index - $0, "open") }
    guard isPublic, let header = file.headers[index],
      header.modifiers.contains(where: { tokens.kind($0) == .kwPublic || tokens.matches($0, "open") })
    else { return }
    for parameter in header.parameterClauses.flatMap(\.parameters) {
      for token in parameter.defaultValue ?? 0..<0 where tokens.kind(token) == .identifier {
        publicDefaults.insert(tokens.name(token))
      }
    }
  }

  private mutating func noteAlias(_ index: Int, in file: RewriterContext) {
    let tokens = file.tokens
    var equal = index + 2
    while equal < index + 40, tokens.kind(equal) != .equal, !tokens.startsLine(equal) { equal = tokens.after(equal) }
    guard tokens.kind(equal) == .equal, let end = TypeShape.end(startingAt: equal + 1, in: tokens) else { return }
    guard FunctionType(equal + 1..<end, in: tokens) != nil else { return }
    functionAliases[tokens.name(index + 1), default: []].insert(file.enclosingTypeNames(index).first ?? "")
  }

  private mutating func noteCall(open: Int, in file: RewriterContext) {
    let tokens = file.tokens
    guard tokens.kind(open - 1) == .identifier, tokens.kind(open - 2) != .kwFunc else { return }
    if tokens.kind(open + 2) == .colon, tokens.kind(open + 1) == .identifier {
      labelledCalls.insert(tokens.name(open - 1) + "(" + tokens.name(open + 1) + ":")
    }
    guard let close = tokens.partner(open) else { return }
    // A statement's call starts its line and nothing follows it there; that its chain does is near enough.
    let next = close + 1
    guard tokens.startsLine(next) || tokens.kind(next) == .rightBrace || tokens.kind(next) == .endOfFile,
      tokens.kind(next) != .period, !tokens.isOperator(next)
    else { return }
    let first = tokens.chainStart(endingAt: close)
    guard tokens.startsLine(first) || tokens.kind(first - 1) == .leftBrace || tokens.kind(first - 1) == .semicolon
    else { return }
    // The only expression of a closure is its value.
    if tokens.kind(next) == .rightBrace, tokens.kind(first - 1) == .leftBrace || tokens.kind(first - 1) == .kwIn,
      let brace = tokens.partner(next), file.isClosure(brace)
    {
      return
    }
    switch tokens.kind(first - 1) {
    case .equal, .kwReturn, .comma, .infixOperator, .leftParen, .leftBracket, .colon, .kwTry, .infixQuestion,
      .prefixOperator:
      return
    default:
      let call = StatementCall(open: open, first: first, in: file)
      statementCalls[tokens.name(open - 1), default: []].insert(call)
    }
  }
}
