import MoltEngine
import MoltNames
import MoltRules
import MoltSyntax
import MoltTables
import MoltText

/// What holds of a migration and of linting, whatever the file is.
public enum EngineInvariants {
  private static let versions = [SwiftVersion(1, 2), SwiftVersion(2), SwiftVersion(3), SwiftVersion(4)]
  /// Every rule there is, with its fixes.
  private static let registry = {
    var options = LintOptions()
    options.fixes = true
    options.isStrict = true
    return LintRegistry(options: options, history: .embedded)
  }()

  /// Migrates the bytes as if they were of the version that `choice` picks, and looks at every edit and at a second run.
  public static func checkMigration(_ bytes: [UInt8], choice: Int) throws {
    var options = MigrationOptions(from: versions[choice & 3], to: SwiftVersion(5))
    options.marks = choice & 4 != 0
    let result = migrate(bytes, options)
    try checkFindings(result, bytes)
    if result.failure != nil {
      try require(result.newBytes == nil, "a result that does not hold together is handed on")
    }
    guard let new = result.newBytes else { return }
    try require(new != bytes, "a change that changes nothing")
    try checkUnchanged(result, bytes, new)
    // What is Swift comes to rest at once, which the fixtures show. Of what is not, an edit may make another reading possible,
    // but no two may undo each other or go on for ever.
    var (last, now) = (bytes, new)
    for _ in 0..<3 {
      let next = migrate(now, options)
      try checkFindings(next, now)
      guard next.failure == nil, let again = next.newBytes else { return }
      (last, now) = (now, again)
    }
    throw Violation("a fourth run still changes \(difference(last, now))")
  }

  /// Lints and mends the bytes.
  public static func checkLint(_ bytes: [UInt8]) throws {
    let result = registry.makeLinter().lint(SourceFile(path: "fuzz.swift", bytes: bytes)).file
    guard let new = result.newBytes else { return }
    try require(new != bytes, "a fix that changes nothing")
    let again = registry.makeLinter().lint(SourceFile(path: "fuzz.swift", bytes: new)).file
    if let third = again.newBytes { throw Violation("a second run changes \(difference(new, third))") }
  }

  private static func migrate(_ bytes: [UInt8], _ options: MigrationOptions) -> FileResult {
    let file = SourceFile(path: "fuzz.swift", bytes: bytes)
    return Migrator(options: options, history: .embedded, files: [file]).makeWorker().migrate(file)
  }

  /// Findings are sorted and lie in the file; so do their edits, and pieces of the file that they move.
  private static func checkFindings(_ result: FileResult, _ bytes: [UInt8]) throws {
    var last = 0
    for (finding, _) in result.findings {
      func isInside(_ range: ByteRange) -> Bool {
        range.lower >= 0 && range.lower <= range.upper && range.upper <= bytes.count
      }
      try require(isInside(finding.range), "\(finding.rule) lies outside of the file")
      try require(finding.range.lower >= last, "\(finding.rule) is out of order")
      last = finding.range.lower
      for edit in finding.edits {
        try require(isInside(edit.range), "an edit of \(finding.rule) lies outside of the file")
        for case .source(let range) in edit.pieces {
          try require(
            range.lower >= edit.range.lower && range.upper <= edit.range.upper && range.lower <= range.upper,
            "an edit of \(finding.rule) moves what is not its own")
        }
      }
    }
  }

  /// A file whose edits are all applied anew is the result: nothing else has been touched, and no edit crosses another.
  private static func checkUnchanged(_ result: FileResult, _ bytes: [UInt8], _ new: [UInt8]) throws {
    let before = Lexer.lex(bytes)
    let after = Lexer.lex(new)
    func unterminated(_ buffer: TokenBuffer) -> Int {
      buffer.tokens.reduce(0) { $0 + ($1.flags.contains(.unterminated) ? 1 : 0) }
    }
    try require(unterminated(after) <= unterminated(before), "the result has a bracket without an end")
    // Tokens that lie in no edit come out in the same order.
    let edited = result.findings.filter(\.applied).flatMap { $0.finding.edits.map(\.range) }.filter { !$0.isEmpty }
    let kept = (0..<before.count - 1).filter { index in
      let range = before.range(index)
      return !edited.contains { $0.lower < range.upper && range.lower < $0.upper }
    }
    var place = 0
    for index in kept {
      let text = before.text(index)
      while place < after.count - 1, after.text(place) != text { place += 1 }
      try require(
        place < after.count - 1, "'\(text)' at byte \(before.range(index).lower) is lost, though no edit is there")
      place += 1
    }
  }

  /// Where two texts begin to differ, for a person.
  private static func difference(_ one: [UInt8], _ two: [UInt8]) -> String {
    let place = zip(one, two).prefix { $0 == $1 }.count
    func excerpt(_ bytes: [UInt8]) -> String {
      String(decoding: bytes[max(0, min(place, bytes.count) - 30)..<min(bytes.count, place + 40)], as: UTF8.self)
    }
    return "`\(excerpt(one))` to `\(excerpt(two))`"
  }
}
