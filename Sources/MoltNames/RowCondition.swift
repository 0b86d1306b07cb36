/// What tells rows with the same old name apart: the `when` of a hand-kept row.
public enum RowCondition {
  /// How an argument is written.
  public enum ArgumentForm: String, Sendable, CaseIterable {
    /// `.day`
    case implicit
    /// `[.day, .month]`, and nothing else in the brackets
    case list
    /// Anything else
    case explicit
  }

  /// The conditions that need no number.
  public static let words = ["closure", "value", "optional-closure"]

  /// The parts of `implicit-1`: the form and the number of the argument, counted from 1; nil for another condition.
  public static func argumentForm(_ condition: String) -> (ArgumentForm, Int)? {
    guard let dash = condition.lastIndex(of: "-"), let form = ArgumentForm(rawValue: String(condition[..<dash])),
      let number = Int(condition[condition.index(after: dash)...]), number > 0, number < 100
    else { return nil }
    return (form, number)
  }

  /// Whether there is such a condition.
  public static func isKnown(_ condition: String) -> Bool {
    words.contains(condition) || argumentForm(condition) != nil
  }
}
