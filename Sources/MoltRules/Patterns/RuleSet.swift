/// Rules from files that people write, with everything that is wrong with them.
public struct RuleSet: Sendable {
  /// The rules without mistakes, in the order of the files.
  public private(set) var rules: [LintRule] = []
  /// Every mistake of every file, in the order of the files and of the lines. With any, `rules` must not be used.
  public private(set) var mistakes: [FileMistake] = []

  /// The keys of a rule file, and those of a restriction in its `where`.
  public static var keys: [String] { RuleFileReader.keys }
  public static var restrictionKeys: [String] { RuleFileReader.restrictionKeys }

  /// Reads rule files.
  ///
  /// - Parameters:
  ///   - known: ids that are taken, with the file that has them.
  ///   - checks: the names that `check:` may have; nil when any may stand there.
  public init(
    files: [(path: String, bytes: [UInt8])], known: [String: String] = [:], checks: [String]? = nil
  ) {
    var seen = known
    for file in files {
      var reader = RuleFileReader(file: file.path, bytes: file.bytes, checks: checks)
      reader.read()
      let id = reader.rule.id
      if !id.isEmpty {
        if let other = seen[id] {
          reader.mistakes.add(
            "the rule '\(id)' is there already, in \(other)", at: reader.rule.mark,
            advice: "Give this one another name.")
        } else {
          seen[id] = file.path
        }
      }
      let found = reader.mistakes.mistakes
      mistakes += found.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
      if found.isEmpty { rules.append(reader.rule) }
    }
  }
}
