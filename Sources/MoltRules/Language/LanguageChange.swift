import MoltNames

/// A change of Swift that old code does not survive, and what Molt does about it; one line of `Rules/language/changes.tsv`.
public struct LanguageChange: Sendable, Hashable {
  /// What a migration does where it meets the old form.
  public enum Answer: String, Sendable {
    case rewrites, reports, nothing
  }

  /// The version that brought it.
  public var version: SwiftVersion
  /// `SE-0004`; empty where there was none.
  public var proposal: String
  /// What changed, in a few words.
  public var title: String
  public var before: String
  public var after: String
  public var answer: Answer
  /// The rules by which it is rewritten or reported; `api/<Module>` for the API history.
  public var rules: [String]
  /// Under which conditions, or why nothing is done; empty where there is nothing to say.
  public var note: String

  /// What is wrong with a table.
  public struct Malformed: Error, CustomStringConvertible {
    /// Counted from 1.
    public var line: Int
    public var reason: String
    public var description: String { "line \(line): \(reason)" }
  }

  static let columns = ["version", "proposal", "change", "before", "after", "does", "rules", "note"]

  /// Reads a table: a line of column names, then a line a change, tabs in between.
  public static func read(_ bytes: [UInt8]) throws(Malformed) -> [LanguageChange] {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    var changes: [LanguageChange] = []
    for (number, line) in lines.enumerated() where !(line.isEmpty && number == lines.count - 1) {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == columns.count else {
        throw Malformed(line: number + 1, reason: "\(fields.count) columns instead of \(columns.count)")
      }
      if number == 0 {
        guard fields == columns else { throw Malformed(line: 1, reason: "the columns are not \(columns)") }
        continue
      }
      guard let version = SwiftVersion(fields[0]), let answer = Answer(rawValue: fields[5]) else {
        throw Malformed(line: number + 1, reason: "a version and one of rewrites, reports, nothing are needed")
      }
      let rules = fields[6].split(separator: ",").map(String.init)
      guard rules.isEmpty == (answer == .nothing), !rules.isEmpty || !fields[7].isEmpty else {
        throw Malformed(line: number + 1, reason: "what is done has a rule, and what is not has a reason")
      }
      changes.append(
        LanguageChange(
          version: version, proposal: fields[1], title: fields[2], before: fields[3], after: fields[4],
          answer: answer, rules: rules, note: fields[7]))
    }
    return changes
  }
}
