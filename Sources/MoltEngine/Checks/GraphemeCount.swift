import MoltRules
import MoltSyntax
import MoltText

/// A range of UTF-16 units whose place or length is a number of characters. Looks at the holes `LOCATION` and `LENGTH`.
struct GraphemeCount: Check {
  let name = "grapheme-count"

  func examine(_ candidate: LintCandidate, in file: LintFile) -> CheckVerdict? {
    for hole in ["LENGTH", "LOCATION"] {
      guard let range = candidate.capture(hole), let count = file.characterCount(in: range) else { continue }
      var verdict = CheckVerdict()
      verdict.evidence = ["'\(file.text(count.range))' counts characters; an emoji or an accent can be several units"]
      if let replacement = count.replacement {
        verdict.edits = [Edit(file.tokens.range(count.token), replacement)]
        verdict.applicability =
          isForSDK(candidate.match.range, file) && !isRepeated(count.range, file) ? .safe : .likely
      }
      return verdict
    }
    return nil
  }

  /// Whether the same count stands elsewhere in the statement or in what was asked before it: one that is compared with a
  /// length, or is a length too, would no longer agree with this one.
  private func isRepeated(_ count: Range<Int>, _ file: LintFile) -> Bool {
    guard let first = count.first else { return false }
    let around = [file.context.statement(around: first)] + file.conditions(before: first)
    return around.contains { range in
      range.contains { index in
        !count.contains(index) && file.tokens.kind(index) == file.tokens.kind(first)
          && index + count.count <= file.tokens.count && file.tokens.sameTokens(count, index..<index + count.count)
      }
    }
  }

  /// Whether the range goes straight to a method of the SDK that takes UTF-16 units, so that no reading is left in which
  /// characters were right.
  private func isForSDK(_ range: Range<Int>, _ file: LintFile) -> Bool {
    let tokens = file.tokens
    guard let open = file.context.nesting.parent(range.lowerBound), tokens.kind(open) == .leftParen,
      tokens.kind(open - 1) == .identifier, Self.methods.contains(tokens.name(open - 1))
    else { return false }
    return tokens.kind(range.lowerBound - 1) == .colon || tokens.kind(range.lowerBound - 1) == .leftParen
  }

  private static let methods: Set<String> = [
    "addAttribute", "addAttributes", "setAttributes", "removeAttribute", "enumerateAttribute", "enumerateAttributes",
    "enumerateAttributesInRange", "firstMatch", "firstMatchInString", "matches", "matchesInString", "numberOfMatches",
    "numberOfMatchesInString", "rangeOfFirstMatch", "rangeOfFirstMatchInString", "enumerateMatches",
    "enumerateMatchesInString", "stringByReplacingMatches", "stringByReplacingMatchesInString", "replaceMatches",
    "attributedSubstring", "attributedSubstringFromRange", "replaceCharacters", "replaceCharactersInRange",
    "deleteCharacters", "deleteCharactersInRange", "replacingOccurrences", "stringByReplacingOccurrencesOfString",
  ]
}
