import MoltNames
import MoltRules
import MoltSyntax
import MoltText

/// Swift 3 imports `id` as `Any`: collections of `AnyObject`, which Swift 2 filled with strings and numbers by bridging, hold
/// `Any` now. A single `AnyObject` stays: whatever is used as an object goes on being one.
struct AnyObjectTypes: Rewriter {
  let id = "any-object"
  let since = SwiftVersion(3)
  let anchors: [RewriterAnchor] = [.name("AnyObject")]

  func rewrite(at index: Int, in file: RewriterContext, report: (Finding) -> Void) {
    let tokens = file.tokens
    guard tokens.kind(index - 1) != .period, tokens.kind(index + 1) != .period, !file.facts.types.contains("AnyObject")
    else { return }
    if isElement(index, in: file), !isCast(index, in: file) {
      var edits = [Edit(tokens.range(index), "Any")]
      // The key of what was an NSDictionary.
      if tokens.kind(index - 1) == .colon, tokens.matches(index - 2, "NSObject"), tokens.kind(index - 3) == .leftBracket
      {
        edits.append(Edit(tokens.range(index - 2), "AnyHashable"))
      }
      report(
        finding(
          "a collection of 'AnyObject' holds values too, so it is one of 'Any'", at: tokens.range(index), .likely,
          edits: edits, evidence: ["nothing is bridged to an object any more unless 'as' says so"]))
    }
  }

  /// The element or value type in `[AnyObject]`, `[K: AnyObject]`, `Array<AnyObject>`, `Dictionary<K, AnyObject>`
  /// and the latter's parts.
  private func isElement(_ index: Int, in file: RewriterContext) -> Bool {
    let tokens = file.tokens
    let after =
      tokens.kind(index + 1) == .postfixQuestion || tokens.kind(index + 1) == .postfixExclamation
      ? index + 2 : index + 1
    if tokens.kind(after) == .rightBracket {
      return tokens.kind(index - 1) == .leftBracket || tokens.kind(index - 1) == .colon
    }
    guard tokens.isOperator(after), tokens.starts(after, with: ">") else { return false }
    if tokens.matches(index - 1, "<") { return tokens.matches(index - 2, "Array") }
    guard tokens.kind(index - 1) == .comma, tokens.matches(index - 3, "<") else { return false }
    return Self.dictionaryTypes.contains(tokens.text(index - 4))
  }

  /// A dictionary and its parts, whose type arguments are its own.
  private static let dictionaryTypes: Set<String> = [
    "Dictionary", "DictionaryIndex", "DictionaryGenerator", "DictionaryIterator",
  ]

  /// Whether the collection stands after `as`: a value that is cast to objects holds objects.
  private func isCast(_ index: Int, in file: RewriterContext) -> Bool {
    let tokens = file.tokens
    guard let open = file.nesting.parent(index), tokens.kind(open) == .leftBracket else { return false }
    var before = open - 1
    if tokens.kind(before) == .postfixQuestion || tokens.kind(before) == .postfixExclamation { before -= 1 }
    return tokens.kind(before) == .kwAs || tokens.kind(before) == .kwIs
  }
}
