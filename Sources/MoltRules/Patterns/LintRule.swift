import MoltNames
import MoltText

/// One lint rule, as its file describes it.
public struct LintRule: Sendable {
  /// How the value of a match is used; what `where: {result: …}` asks.
  public enum ResultUse: String, Sendable, CaseIterable {
    /// Nobody looks at it.
    case unused
    /// It is optional and unwrapped by force, here or through a name, and nothing tests it before.
    case forced
  }

  /// A condition on what one hole holds.
  public struct Restriction: Sendable {
    public var hole: String
    /// One of these; empty: any.
    public var kinds: [ExpressionKind] = []
    public var expression: ByteExpression?
    public var notExpression: ByteExpression?
    /// The text, or a string literal's value, is one of these; empty: any.
    public var oneOf: Set<String> = []
    public var notOneOf: Set<String> = []
    /// The expression's type is one of these, or inherits from one; empty: any. An unknown type is none of them.
    public var types: [String] = []
  }

  /// An example of code in a rule's file.
  public struct Example: Sendable {
    public var code: String
    /// What the rule makes of it; nil when it rewrites nothing here.
    public var fixed: String?
    public var mark: YAMLNode.Mark
    /// Paths of the other files of an Xcode project that the code is part of; nil where nothing is known of one.
    public var files: [String]?

    public init(code: String, fixed: String?, mark: YAMLNode.Mark) {
      self.code = code
      self.fixed = fixed
      self.mark = mark
    }
  }

  /// What a pattern of a list says for itself.
  public struct OwnTexts: Sendable {
    public var message: Template?
    public var suggestion: Template?
  }

  public var id = ""
  public var category = ""
  public var severity = Severity.warning
  /// The versions of code that it is for; nil: no bound.
  public var since: SwiftVersion?
  public var before: SwiftVersion?
  public var message = Template("")
  public var suggestion: Template?
  public var rationale = ""
  /// Any of these.
  public var patterns: [Pattern] = []
  /// What single patterns say instead of `message` and `suggestion`, by their place in `patterns`.
  public var ownTexts: [Int: OwnTexts] = [:]
  public var restrictions: [Restriction] = []
  public var result: ResultUse?
  /// The type of the whole match is one of these, or inherits from one; empty: any. An unknown type is none of them.
  public var types: [String] = []
  public var inside: [Pattern] = []
  public var notInside: [Pattern] = []
  public var rewrite: Template?
  public var applicability = Applicability.likely
  /// The name of the check that looks at each match; nil for none.
  public var check: String?
  /// Off unless asked for.
  public var isStrict = false
  /// Whether code of unit tests is looked at too.
  public var includesTests = true
  /// Code that it must find, with `↓` before each place.
  public var invalid: [Example] = []
  /// Code that it must leave alone.
  public var valid: [Example] = []
  /// The file it came from.
  public var file = ""
  public var mark = YAMLNode.Mark(line: 1, column: 1)

  public init() {}

  /// Whether code of that version can have what the rule looks for.
  public func applies(to version: SwiftVersion) -> Bool {
    if let since, version < since { return false }
    if let before, version >= before { return false }
    return true
  }
}
