/// What an API is. A function that became a member keeps `function`, a constant `constant`: the kind says what
/// the oldest spelling was.
public enum APIKind: UInt8, Sendable, CaseIterable {
  case type, method, property, initializer
  /// A global function of Swift 2
  case function
  /// A global constant or variable of Swift 2
  case constant
  case enumCase
  case `subscript`

  /// The word in the tables.
  public var word: String {
    switch self {
    case .type: "type"
    case .method: "method"
    case .property: "property"
    case .initializer: "init"
    case .function: "func"
    case .constant: "const"
    case .enumCase: "case"
    case .subscript: "subscript"
    }
  }

  public init?(word: some StringProtocol) {
    guard let kind = APIKind.allCases.first(where: { $0.word == word }) else { return nil }
    self = kind
  }
}

/// What a type is.
public enum APITypeKind: UInt8, Sendable, CaseIterable {
  case `class`, `struct`, `enum`, `protocol`
  /// A struct of option bits (`NS_OPTIONS`)
  case optionSet
  /// A struct around one string (`NS_TYPED_ENUM`, `NSAttributedString.Key`)
  case typedString
  case `typealias`

  /// The word in the tables.
  public var word: String {
    switch self {
    case .class: "class"
    case .struct: "struct"
    case .enum: "enum"
    case .protocol: "protocol"
    case .optionSet: "optionset"
    case .typedString: "typedstring"
    case .typealias: "typealias"
    }
  }

  public init?(word: some StringProtocol) {
    guard let kind = APITypeKind.allCases.first(where: { $0.word == word }) else { return nil }
    self = kind
  }
}

/// Properties of an API beyond its kind.
public struct APIFlags: OptionSet, Sendable, Hashable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  public static let isStatic = APIFlags(rawValue: 1)
  /// A member of a protocol
  public static let isRequirement = APIFlags(rawValue: 2)
  /// An optional member of a protocol
  public static let isOptional = APIFlags(rawValue: 4)
  /// A second entry for a row under the owner that an older version knew; `rows(named:)` leaves it out
  public static let isMirror = APIFlags(rawValue: 8)
  /// A row that a person wrote, not the importer
  public static let isHandKept = APIFlags(rawValue: 16)
  /// Never more than likely
  public static let isLikely = APIFlags(rawValue: 32)
  /// For the report only, never for an edit
  public static let isManual = APIFlags(rawValue: 64)
}
