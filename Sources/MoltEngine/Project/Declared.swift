/// One declaration of the project, as far as other files need to know it. Texts are as written.
struct Declared: Sendable {
  enum Kind: Sendable, Equatable {
    case classType, structType, enumType, protocolType
    case `extension`
    case function, initializer, `subscript`, variable, enumCase, `typealias`, associatedType

    /// Whether members stand inside it.
    var isType: Bool {
      switch self {
      case .classType, .structType, .enumType, .protocolType: return true
      default: return false
      }
    }
  }

  var kind: Kind
  /// Without backticks; an extension's is the extended type as written.
  var name: String
  /// The dotted name of the type it stands in; empty at the top level.
  var owner: String
  var isStatic = false
  var isOverride = false
  var isPrivate = false
  /// Visible to Objective-C by its own attribute (`@objc`, `@IBAction` …).
  var isObjC = false
  /// A requirement of a protocol.
  var isRequirement = false
  /// Argument labels as written: `_` where the parameter says so.
  var labels: [String] = []
  /// The first parameter has one name only, so that Swift 2 called it without a label.
  var hasImplicitFirstLabel = false
  var parameterTypes: [String] = []
  /// Which parameters have default values.
  var defaults: [Bool] = []
  /// The parameter that takes any number of arguments.
  var variadic: Int?
  /// A function's result, a variable's type, a type alias's target, an extension's or type's nothing.
  var type: String?
  /// A variable's first value, where it has no type of its own and the value is short.
  var value: String?
  /// Superclass and protocols, as written.
  var inherited: [String] = []
  /// Generic parameters with their bounds: name, bound.
  var generics: [(name: String, bound: String)] = []
  /// Byte offset of the introducing keyword in its file.
  var offset = 0
  /// Index of its file in the project index; filled in when indexed.
  var file = 0

  init(kind: Kind, name: String, owner: String) {
    self.kind = kind
    self.name = name
    self.owner = owner
  }

  /// `name` or `name(a:b:)`, the project's own spelling.
  var signature: String {
    guard kind == .function || kind == .initializer else { return name }
    return name + "(" + labels.map { $0 + ":" }.joined() + ")"
  }
}
