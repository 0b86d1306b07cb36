/// What a declaration declares.
public enum DeclarationKind: UInt8, Sendable, CaseIterable {
  case function, initializer, deinitializer, `subscript`
  /// `var` and `let`, in patterns of conditions too.
  case variable, constant
  case enumCase
  case `class`, `struct`, `enum`, `protocol`, `extension`, actor
  case `typealias`, `associatedtype`, `import`, `operator`, `precedencegroup`

  /// Whether it declares or extends a type with members of its own.
  public var isType: Bool {
    switch self {
    case .class, .struct, .enum, .protocol, .extension, .actor: return true
    default: return false
    }
  }
}

/// The braces of a body, by the indices of their tokens.
public struct Braces: Sendable, Hashable {
  public var open: Int
  public var close: Int
}

/// A declaration up to its body, read from its introducing keyword. All numbers are token indices.
public struct DeclarationHeader: Sendable, Hashable {
  public var kind: DeclarationKind
  /// `func`, `var`, `class` …
  public var introducer: Int
  /// The attributes before it, in order.
  public var attributes: [Attribute] = []
  /// The modifiers before it, in order; of `private(set)` the word.
  public var modifiers: [Int] = []
  /// The first token, attributes and modifiers included.
  public var start: Int
  /// The name; of an operator function the operator, of `import A.B` the last part, of an extension its first token.
  public var name: Int?
  /// The mark of `init?` and `init!`.
  public var failable: Int?
  /// Generic parameters, angle brackets included.
  public var genericParameters: Range<Int>?
  /// The parameter clauses; several for a curried function of Swift 2.
  public var parameterClauses: [ParameterClause] = []
  /// `throws`, `rethrows`, `async`.
  public var effects: [Int] = []
  public var arrow: Int?
  /// The result type.
  public var result: Range<Int>?
  /// The types after the colon of a type declaration; `class` is one of them in old protocols.
  public var inherited: [Range<Int>] = []
  /// The extended type, the aliased type, an associated type's default, or an import's whole path.
  public var target: Range<Int>?
  /// The generic constraints, `where` included.
  public var whereClause: Range<Int>?
  /// The body; of a subscript its accessors.
  public var body: Braces?
  /// What a `var` or `let` declares, in order.
  public var bindings: [Binding] = []
  /// What an enum's `case` declares, in order.
  public var cases: [EnumCase] = []
  /// The index after the last token, body included.
  public var end: Int

  /// One pattern of a `var` or `let`.
  public struct Binding: Sendable, Hashable {
    /// The name, tuple or `_`.
    public var pattern: Range<Int>
    /// The name, where the pattern is one.
    public var name: Int?
    public var type: Range<Int>?
    /// The value, without the `=`.
    public var initializer: Range<Int>?
    /// The braces of a computed property or of observers.
    public var accessors: Braces?
    /// The index after its last token.
    public var end: Int
  }

  /// One case of an enum.
  public struct EnumCase: Sendable, Hashable {
    public var name: Int
    /// The parentheses around the associated values.
    public var associated: Braces?
    /// The raw value, without the `=`.
    public var rawValue: Range<Int>?
  }

  /// The declaration whose introducing keyword stands at token `introducer`, or nil where it introduces none
  /// (`class` of `class func`, `case` of a `switch`, `init` of a call …).
  public init?(at introducer: Int, in buffer: TokenBuffer) {
    guard let kind = Self.kind(of: introducer, in: buffer) else { return nil }
    var reader = DeclarationReader(buffer: buffer, header: DeclarationHeader(kind: kind, introducer: introducer))
    guard reader.read() else { return nil }
    self = reader.takeHeader()
  }

  private init(kind: DeclarationKind, introducer: Int) {
    self.kind = kind
    self.introducer = introducer
    start = introducer
    end = introducer + 1
  }

  private static func kind(of index: Int, in buffer: TokenBuffer) -> DeclarationKind? {
    guard index == 0 || buffer.kind(index - 1) != .period else { return nil }
    // A label or an argument's name: `f(extension: x)`.
    if buffer.kind(index + 1) == .colon { return nil }
    switch buffer.kind(index) {
    case .kwFunc: return .function
    case .kwInit: return .initializer
    case .kwDeinit: return .deinitializer
    case .kwSubscript: return .subscript
    case .kwVar: return .variable
    case .kwLet: return .constant
    case .kwCase: return .enumCase
    case .kwClass: return .class
    case .kwStruct: return .struct
    case .kwEnum: return .enum
    case .kwProtocol: return .protocol
    case .kwExtension: return .extension
    case .kwTypealias: return .typealias
    case .kwAssociatedtype: return .associatedtype
    case .kwImport: return .import
    case .kwOperator: return .operator
    case .kwPrecedencegroup: return .precedencegroup
    case .identifier where buffer.matches(index, "actor"):
      guard buffer.kind(index + 1) == .identifier, !buffer.startsLine(index + 1) else { return nil }
      let next = buffer.kind(index + 2)
      return next == .leftBrace || next == .colon || buffer.isOpeningAngle(index + 2) ? .actor : nil
    default: return nil
    }
  }
}
