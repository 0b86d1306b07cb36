import MoltNames
import MoltRules
import MoltTables

/// What holds of files that people write: any bytes give a result or mistakes with places.
public enum SettingsInvariants {
  /// A file with a lint rule.
  public static func checkRuleFile(_ bytes: [UInt8]) throws {
    let set = RuleSet(files: [("fuzz.yml", bytes)])
    try check(set.mistakes)
    try require(set.rules.isEmpty != set.mistakes.isEmpty, "neither a rule nor a mistake, or both")
  }

  /// A file with renames, and the image that is made of it.
  public static func checkRenameFile(_ bytes: [UInt8]) throws {
    let renames = APIHistory.embedded.renames(files: [("fuzz.yml", bytes)])
    try check(renames.mistakes)
    guard renames.mistakes.isEmpty, let history = APIHistory.embedded.overlaying(renames) else { return }
    for id in APIHistory.embedded.rowCount..<history.rowCount {
      let row = history.row(id)
      for column in APIColumn.allCases { _ = row.name(in: column)?.description }
      _ = row.declaration
    }
  }

  private static func check(_ mistakes: [FileMistake]) throws {
    for mistake in mistakes {
      try require(mistake.line >= 1 && mistake.column >= 1 && !mistake.message.isEmpty, "a mistake without a place")
      _ = mistake.rendered
    }
  }
}
