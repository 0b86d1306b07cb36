/// The texts of the lint rules that are compiled into this executable; `RuleLibrary` reads them.
public enum RuleTexts {
  public static let embedded: StaticString = EmbeddedRules.text
  /// The changes of the language and the descriptions of rewriters; `LanguageLibrary` reads them.
  public static let language: StaticString = EmbeddedRules.language
}
