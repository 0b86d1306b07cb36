import MoltNames
import MoltRules
import MoltSyntax
import MoltText

extension TypedKeyFlow {
  /// The rule that the walk shares with this: it knows types within a function, this knows names across files.
  static let rule = "typed-keys"

  /// The declarations of one file whose keys have a type of the SDK's now: `[String: Any]` →
  /// `[NSAttributedString.Key: Any]`.
  func findings(in file: RewriterContext) -> [Finding] {
    let tokens = file.tokens
    guard concerns(tokens) else { return [] }
    return keyTokens(in: file).sorted { $0.key < $1.key }.compactMap { token, type in
      let range = tokens.range(token)
      if file.regions.isForOlder(than: file.to, at: range.lower) { return nil }
      return Finding(
        rule: Self.rule, message: "the keys are \(type)s now", range: range, applicability: .likely,
        edits: [Edit(range, type)],
        evidence: ["constants of that type are keys of it, here or where it comes from or goes to"])
    }
  }
}
