/// What a run wants to hear of one file: what the project says of its rules, what is known already, what was changed.
public struct FileScope: Sendable {
  /// Nil: every rule as it says itself.
  public var policy: RulePolicy?
  /// The findings of the baseline.
  public var known = KnownFindings()
  /// Only findings on these lines; nil: on all.
  public var changedLines: ChangedLines?

  public init() {}
}
