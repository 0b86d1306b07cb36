/// A declaration of a header: what Objective-C or C calls it, and what Swift's importer needs to name it.
public struct HeaderDeclaration: Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    case `class`, `protocol`, method, property, `enum`, enumCase, typedef, `struct`, function, constant
  }

  /// What an enumeration is to Swift.
  public enum EnumKind: Sendable, Hashable {
    /// Neither `NS_ENUM` nor `NS_OPTIONS`: its constants are globals
    case plain
    /// Without a name
    case anonymous
    case cases, options
    /// The codes of an error domain
    case errors
  }

  /// How a method tells that it failed, where an attribute says so.
  public enum ErrorConvention: String, Sendable { case none, nonnull_error, null_result, zero_result, nonzero_result }

  public var kind: Kind
  /// The module that declares it
  public var module: String
  /// The selector, or the name in C
  public var name: String
  /// The class, protocol or enumeration that it is a member of; empty for a global
  public var owner: String
  public var isOwnedByProtocol = false
  /// Declared in a category, not in the class itself
  public var isInCategory = false
  /// A member of the class, not of its instances
  public var isStatic = false
  /// A requirement that need not be met
  public var isOptional = false
  public var parameters: [HeaderParameter] = []
  /// Of a method its result, of a property or constant its type
  public var result = HeaderType()
  /// The result is an instance of the receiver's class (`instancetype`, and what the rules of Objective-C add)
  public var returnsInstance = false
  public var isVariadic = false
  /// Of a constant: the typedef that its type is written as, if it is one
  public var typedefName: String?
  /// Of a property: the selectors of its accessors; the setter's is empty where there is none
  public var getter = ""
  public var setter = ""
  /// Of a class: its superclass's name, empty for a root
  public var superclass = ""
  /// Of a class: it takes types of elements (`NSArray<ObjectType>`)
  public var isGeneric = false
  /// Of a class or protocol: the protocols that it adopts
  public var protocols: [String] = []
  public var enumKind = EnumKind.plain
  /// Of a typedef: what it is a pointer to is a Core Foundation object
  public var isCoreFoundation = false
  /// Of a typedef: Swift 3 and later make it a type of its own (`NS_TYPED_ENUM` and its kin)
  public var isNewtype = false

  // What attributes say
  public var swiftName: String?
  public var isSwiftPrivate = false
  public var isUnavailableInSwift = false
  public var isDeprecated = false
  public var errorConvention: ErrorConvention?
  /// What API notes say, those for the oldest version first, those for all versions last
  public var notes: [APINote] = []

  /// Where it stands
  public var file = ""
  /// Counted from 1
  public var line = 0

  public init(kind: Kind, module: String, name: String, owner: String = "") {
    self.kind = kind
    self.module = module
    self.name = name
    self.owner = owner
  }

  /// The pieces of a selector, without their colons; one for a selector without arguments.
  var selectorPieces: [String] {
    name.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      .dropLast(name.last == ":" ? 1 : 0)
  }

  /// Whether its selector takes arguments.
  var takesArguments: Bool { name.last == ":" }

  /// A method of the family of `init`.
  var isInitMethod: Bool {
    guard kind == .method, !isStatic else { return false }
    return Self.isOfFamily("init", selector: name)
  }

  /// A method whose family alone says that its `id` is an instance of the receiver's class.
  public var hasFamilyOfInstances: Bool {
    let families = isStatic ? ["alloc", "new"] : ["init", "self", "retain", "autorelease"]
    return families.contains { Self.isOfFamily($0, selector: name) }
  }

  /// Whether a selector starts, after underscores, with a family's name as a whole word.
  static func isOfFamily(_ family: String, selector: String) -> Bool {
    let bytes = Array(selector.utf8.drop { $0 == UInt8(ascii: "_") })
    guard bytes.starts(with: family.utf8) else { return false }
    return bytes.count == family.utf8.count || !CamelCase.isLower(bytes[family.utf8.count])
  }
}

/// What API notes say about a declaration.
public struct APINote: Sendable, Hashable {
  /// The last version of Swift that it is for; nil: for those after all others
  public var version: ImporterVersion?
  public var swiftName: String?
  public var isSwiftPrivate: Bool?
  public var isUnavailableInSwift: Bool?
  public var isNewtype: Bool?
  public var enumKind: HeaderDeclaration.EnumKind?
  public var errorConvention: HeaderDeclaration.ErrorConvention?
  /// Of parameters by their place, counted from 0
  public var nullability: [Int: HeaderType.Nullability] = [:]
  public var resultNullability: HeaderType.Nullability?

  public init(version: ImporterVersion? = nil) { self.version = version }
}

/// A version of Swift whose importer named things in its own way.
public enum ImporterVersion: Int, Sendable, CaseIterable, Comparable {
  case swift2 = 20
  case swift3 = 30
  case swift4 = 40
  case swift4_2 = 42
  case swift5 = 50

  public static func < (left: ImporterVersion, right: ImporterVersion) -> Bool { left.rawValue < right.rawValue }
}
