import MoltRules
import MoltText

/// A look at a match that a pattern cannot put into words. A rule's file names it: `check: grapheme-count`.
protocol Check: Sendable {
  var name: String { get }
  /// What it says about a match; nil: nothing is wrong there.
  func examine(_ candidate: LintCandidate, in file: LintFile) -> CheckVerdict?
}

/// What a check found at a place.
struct CheckVerdict {
  /// Instead of the rule's own.
  var message: String?
  var suggestion: String?
  var evidence: [String] = []
  var edits: [Edit] = []
  var applicability = Applicability.likely
}

/// All checks by name.
public enum CheckRegistry {
  static let all: [any Check] = [
    GraphemeCount(), FontRegistration(), UnboundedOffset(), UnboundedSubstring(), ScopeBoundObject(), UndisposedSound(),
    NearMissRequirement(), SDKMember(), StringSelector(), ForcedRequirement(), NearMissMember(), FontName(),
    MissingResource(), OptionalAttribute(), FirstMention(), UnboundedText(), UntestedSize(), PatternLiteral(),
    OffMain(), MainSync(), StrongDelegate(), UnexposedTarget(), StrongSelf(), EscapingPointer(), StringKey(),
    LastingAnimation(), UnkeptToken(), SelectorArity(), NumberOrigin(), OtherString(), ForcedCast(),
    UntestedList(),
  ]

  /// The names that a rule's `check:` may have.
  public static var names: [String] { all.map(\.name) }

  static func check(named name: String) -> (any Check)? { all.first { $0.name == name } }
}
