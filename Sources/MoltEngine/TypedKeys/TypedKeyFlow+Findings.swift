import MoltNames
import MoltRules
import MoltSyntax
import MoltText

extension TypedKeyFlow {
  /// The rule that the walk shares with this: it knows types within a function, this knows names across files.
  static let rule = "typed-keys"

  /// The declarations of one file whose keys have a type of the SDK's now: `[String: Any]` →
  /// `[NSAttributedString.Key: Any]`.
  ///
  /// - Parameter headers: the declarations that others have read of the file.
  func findings(in tokens: TokenBuffer, _ headers: DeclarationHeaders, _ options: MigrationOptions) -> [Finding] {
    guard concerns(tokens) else { return [] }
    let file = RewriterContext(
      tokens: tokens, from: options.from, to: options.to, facts: RewriterFacts(), headers: headers)
    let regions = VersionRegions(tokens)
    return keyTokens(in: file).sorted { $0.key < $1.key }.compactMap { token, type in
      let range = tokens.range(token)
      if regions.isForOlder(than: options.to, at: range.lower) { return nil }
      return Finding(
        rule: Self.rule, message: "the keys are \(type)s now", range: range, applicability: .likely,
        edits: [Edit(range, type)],
        evidence: ["constants of that type are keys of it, here or where it comes from or goes to"])
    }
  }
}
