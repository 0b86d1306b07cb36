import MoltNames

/// The rules by which a migration reports and edits.
public enum MigrationRules {
  /// What stands before the module's name in the rule of its APIs.
  static let apiCategory = "api"

  /// The categories of rules: changes of APIs and of the language.
  public static let categories = [apiCategory, "language"]

  /// The category of a rule: that of the APIs, or that of changes of the language.
  static func category(of rule: String) -> String { rule.hasPrefix("api/") ? apiCategory : "language" }

  /// The ids of all rules but those of the modules' APIs, sorted.
  public static let all: [String] = (RewriterRegistry.all.map(\.id) + inference + settings).sorted()

  /// What is said about files that state the version of the code.
  static let settings = ["legacy-swift-setting", "package-manifest", "swift-version-setting"]

  /// What follows from the types in a file, not from its tokens alone.
  static let inference = [
    "animation-delegate", "any-as-object", "called-property", "closure-parameters", "date-component", "empty-options",
    "enumerated-offset",
    "error-as-object", "explicit-bridging", "fetched-type", "first-parameter-label", "float-remainder",
    "forced-downcast", "gained-optional", "implicitly-unwrapped-cast", "implicitly-unwrapped-variable",
    "inspectable-type", "integer-distance", "lost-optional", "nil-pointer", "number-from-bool", "objc-bool",
    "objc-overridden", "objc-selector-target", "option-set-bit-cast", "option-set-raw-value", "optional-comparison",
    "plain-number", "rebound-pointer", "required-coder-initializer", "string-characters", "string-describing",
    "string-encoding-number", "string-selector", "substring-value", "type-as-value", "typed-constant", "typed-keys",
    "typed-raw-value", "value-type-extension", "value-type-variable", "void-closure-parameter",
  ]

  /// The rules that run only when they are asked for.
  public static var optIn: [String] { RewriterRegistry.optIn }

  /// What `--only` and `--skip` may name: every rule, and each module with and without `api/`.
  public static func knownNames(_ history: APIHistory) -> [String] {
    all + history.modules + history.modules.map { "api/" + $0 }
  }
}
